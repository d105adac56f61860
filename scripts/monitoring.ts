// `npm run monitoring -- sessions|errors|vitals|replay ID`: what the embedded intake has received.
import { join } from 'node:path';
import { readConfig } from '../server/config/config.ts';
import { monitoringCommand } from './monitoring/monitoring-command.ts';
import { endWithPipe } from './terminal/outlive-pipe.ts';
import { printTo } from './terminal/print-to.ts';

endWithPipe();
process.exitCode = await monitoringCommand(process.argv.slice(2), {
  dir: () => join(readConfig(process.env).dataDir, 'monitoring'),
  print: printTo(process.stdout),
  complain: (text) => process.stderr.write(text),
});
