// `npm run leads -- list|show REF|retry-dead|export --since DATE --format csv|json`: the operator's desk.
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../server/config.ts';
import { printTo } from './terminal/print-to.ts';
import { runLeadsDesk } from './leads/run-leads-desk.ts';

// `… | head` closes the pipe: the reader has seen enough.
process.stdout.on('error', (problem: NodeJS.ErrnoException) =>
  process.exit(problem.code === 'EPIPE' ? 0 : 1),
);

process.exitCode = await runLeadsDesk(process.argv.slice(2), {
  databaseUrl: () => readConfig(process.env).databaseUrl,
  clock: systemClock,
  print: printTo(process.stdout),
  complain: (text) => process.stderr.write(text),
});
