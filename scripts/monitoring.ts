// `npm run monitoring -- sessions|errors|vitals|replay ID`: what the embedded intake was sent.
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { runMonitoringDesk } from './monitoring/run-monitoring-desk.ts';
import { printTo } from './terminal/print-to.ts';

// `… | head` closes the pipe: the reader has seen enough.
process.stdout.on('error', (problem: NodeJS.ErrnoException) =>
  process.exit(problem.code === 'EPIPE' ? 0 : 1),
);

process.exitCode = await runMonitoringDesk(process.argv.slice(2), {
  dir: () => join(readConfig(process.env).dataDir, 'monitoring'),
  print: printTo(process.stdout),
  complain: (text) => process.stderr.write(text),
});
