// `npm run identity -- rotate-keys|hash-password`: the operator's commands for the embedded identity provider.
import { text } from 'node:stream/consumers';
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../server/config.ts';
import { runIdentityDesk } from './identity/run-identity-desk.ts';

process.exitCode = await runIdentityDesk(process.argv.slice(2), {
  databaseUrl: () => readConfig(process.env).databaseUrl,
  clock: systemClock,
  readPassword: () => text(process.stdin),
  print: (line) => void process.stdout.write(line),
  complain: (line) => void process.stderr.write(line),
});
