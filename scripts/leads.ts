// `npm run leads -- list|show|retry-dead|export|partition|find|erase`: the operator's commands for leads.
import { join } from 'node:path';
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../server/config/config.ts';
import { endWithPipe } from './terminal/outlive-pipe.ts';
import { printTo } from './terminal/print-to.ts';
import { leadsCommand } from './leads/leads-command.ts';

endWithPipe();
process.exitCode = await leadsCommand(process.argv.slice(2), {
  databaseUrl: () => readConfig(process.env).databaseUrl,
  outboxDir: () => join(readConfig(process.env).dataDir, 'outbox'),
  hasCrm: () => readConfig(process.env).crm !== undefined,
  clock: systemClock,
  print: printTo(process.stdout),
  complain: (text) => process.stderr.write(text),
});
