// `npm run audit`: known vulnerabilities of the packages, except the explained ones. docs/supply-chain.md.
import { auditPackages } from './audit/audit-packages.ts';
import { explainedAdvisories } from './audit/explained-advisories.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';

scriptArguments({
  usage: `Usage: npm run audit

  Asks the registry of npm for known vulnerabilities of every package of the lock file. Prints each that
  scripts/audit/explained-advisories.ts does not explain, and explanations that are no longer needed.
  Ends with 1 when there are any, and with 2 when the registry does not answer.`,
  most: 0,
});
const { lines, code } = auditPackages(new URL('../', import.meta.url).pathname, {
  explained: explainedAdvisories,
  today: new Date().toISOString().slice(0, 10),
});
for (const line of lines) process.stdout.write(`${line}\n`);
process.exitCode = code;
