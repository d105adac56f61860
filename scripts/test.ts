// Runs every check and test and ends with the totals: `N passed, N failed`. Exits 1 when anything failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { playwrightTotals, vitestTotals, type Totals } from './test-totals.ts';

type Step = { name: string; command: string; totals?: () => Totals };

const results = new URL('../test-results/', import.meta.url).pathname;
const steps: Step[] = [
  { name: 'format', command: 'prettier --check --log-level=warn .' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'types', command: 'react-router typegen && tsc --noEmit' },
  {
    name: 'import rules',
    command: 'depcruise --config .dependency-cruiser.cjs app clients contracts platform server services',
  },
  { name: 'dead code', command: 'knip' },
  { name: 'licences', command: 'node scripts/licences.ts' },
  { name: 'content', command: 'node scripts/content-check.ts' },
  { name: 'page table', command: 'node scripts/page-table.ts' },
  { name: 'configuration reference', command: 'node scripts/configuration.ts --check' },
  { name: 'bytes per route', command: 'node scripts/route-bytes.ts' },
  {
    name: 'unit and integration tests',
    command: 'vitest run',
    totals: () => vitestTotals(`${results}vitest.json`),
  },
  {
    name: 'browser tests',
    command: 'playwright test',
    totals: () => playwrightTotals(`${results}playwright.json`),
  },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const chosen = process.argv.slice(2);
const sum: Totals = { passed: 0, failed: 0 };
for (const { name, command, totals } of steps) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stdout.write(`\n── ${name} ──\n`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  // A runner that failed without counting a failure (a crash, no report) still counts as one.
  const counted = totals?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed;
  sum.passed += counted.passed;
  sum.failed += failed;
  if (failed > 0) process.stdout.write(`${name}: failed\n`);
}
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exit(sum.failed > 0 ? 1 : 0);
