// Runs every check and test and ends with the totals: `N passed, N failed`. Exits 1 when anything failed.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { playwrightTotals, vitestTotals, type Totals } from './test-totals.ts';

type Step = { name: string; command: string; totals?: () => Totals };

const results = new URL('../test-results/', import.meta.url).pathname;

/** The tests of one Vitest project. */
const vitest = (project: string, report: string): Step => ({
  name: `tests of ${project}`,
  command: `vitest run --project '${project}' --outputFile.json=test-results/${report}`,
  totals: () => vitestTotals(`${results}${report}`),
});
const checks: Step[] = [
  { name: 'format', command: 'oxfmt --check' },
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
  { name: 'deployment files', command: 'node scripts/deploy-check.ts' },
  { name: 'bytes per route', command: 'node scripts/route-bytes.ts' },
];
const browserTests: Step = {
  name: 'browser tests',
  command: 'playwright test',
  totals: () => playwrightTotals(`${results}playwright.json`),
};

/**
 * Two runners share these groups, each taking the next one when it has finished its last, so that neither of two
 * processors is idle at the end. Steps of a group run one after the other. What takes longest comes first, and what
 * mostly waits runs beside the browsers.
 */
const groups: Step[][] = [
  [browserTests],
  [vitest('own modules', 'vitest-own-modules.json')],
  [vitest('servers', 'vitest-servers.json')],
  [vitest('pages and content', 'vitest-pages-and-content.json')],
  checks,
];
const runners = 2;

/** Checks and tests allocate many short-lived objects: with a new space of 64 MiB, Vitest takes a tenth less processor time. */
const largeNewSpace = '--max-semi-space-size=64';

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const chosen = process.argv.slice(2);
const waiting = groups
  .map((group) => group.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
  .filter((group) => group.length > 0);
const sum: Totals = { passed: 0, failed: 0 };
const running = new Set<Step>();
const unshown = new Map<Step, string>();
let shown: Step | undefined;
await Promise.all(Array.from({ length: runners }, runGroups));
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exit(sum.failed > 0 ? 1 : 0);

async function runGroups(): Promise<void> {
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    for (const step of group) await runStep(step);
  }
}

async function runStep(step: Step): Promise<void> {
  const { name, command, totals } = step;
  running.add(step);
  print(step, `\n── ${name} ──\n`);
  const code = await run(command, (text) => print(step, text));
  // A runner that failed without counting a failure (a crash, no report) still counts as one.
  const counted = totals?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  if (failed > 0) print(step, `${name}: failed\n`);
  sum.passed += counted.passed;
  sum.failed += failed;
  running.delete(step);
  if (shown === step) showNext();
}

/** The output of one step is shown as it comes; that of others waits until that step has ended. */
function print(step: Step, text: string): void {
  shown ??= step;
  if (shown === step) process.stdout.write(text);
  else unshown.set(step, (unshown.get(step) ?? '') + text);
}

function showNext(): void {
  for (const text of unshown.values()) process.stdout.write(text);
  unshown.clear();
  [shown] = running;
}

function run(command: string, onOutput: (text: string) => void): Promise<number | null> {
  const child = spawn(command, {
    shell: true,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${largeNewSpace}` },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  return new Promise((resolve) => child.once('close', resolve));
}
