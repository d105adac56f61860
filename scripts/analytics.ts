// `npm run analytics -- pages|searches|forms|usefulness [--since DATE] [--unanswered] [--least NUMBER]`: what visitors do, in
// numbers.
import { readConfig } from '../server/config/config.ts';
import { analyticsCommand } from './analytics/analytics-command.ts';
import { endWithPipe } from './terminal/outlive-pipe.ts';

endWithPipe();
process.exitCode = await analyticsCommand(process.argv.slice(2), {
  databaseUrl: () => readConfig(process.env).databaseUrl,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
