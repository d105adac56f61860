// `npm run identity -- rotate-keys|hash-password`: the operator's commands for the embedded identity provider.
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../server/config/config.ts';
import { createKeySealer } from '../server/edge/sealing/create-key-sealer.ts';
import { secretsOf } from '../server/edge/sealing/own-secret.ts';
import { identityCommand } from './identity/identity-command.ts';
import { outlivePipe } from './terminal/outlive-pipe.ts';
import { readPassword } from './terminal/read-password.ts';

const config = () => readConfig(process.env);

outlivePipe();
process.exitCode = await identityCommand(process.argv.slice(2), {
  databaseUrl: () => config().databaseUrl,
  sealer: () => createKeySealer(secretsOf(config())),
  clock: systemClock,
  readPassword: () => readPassword(process.stdin, process.stderr),
  print: (line) => void process.stdout.write(line),
  complain: (line) => void process.stderr.write(line),
});
