// `npm run analytics -- pages|searches|forms|usefulness [--since DATE] [--unanswered] [--least NUMBER]`: what visitors do, in
// numbers.
import { readConfig } from '../server/config/config.ts';
import { analyticsCommand } from './analytics/analytics-command.ts';

// `… | head` closes the pipe once it has read enough.
process.stdout.on('error', (problem: NodeJS.ErrnoException) =>
  process.exit(problem.code === 'EPIPE' ? 0 : 1),
);

process.exitCode = await analyticsCommand(process.argv.slice(2), {
  databaseUrl: () => readConfig(process.env).databaseUrl,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
