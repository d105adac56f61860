// `npm run analytics -- pages|searches|forms [--since DATE]`: what visitors who allow it did, in numbers.
import { readConfig } from '../server/config.ts';
import { runAnalyticsDesk } from './analytics/run-analytics-desk.ts';

// `… | head` closes the pipe: the reader has seen enough.
process.stdout.on('error', (problem: NodeJS.ErrnoException) =>
  process.exit(problem.code === 'EPIPE' ? 0 : 1),
);

process.exitCode = await runAnalyticsDesk(process.argv.slice(2), {
  databaseUrl: () => readConfig(process.env).databaseUrl,
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
