// Runs every check and test and ends with the totals: `N passed, N failed`. Exits 1 when anything failed.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { playwrightTotals, vitestTotals, type Totals } from './test-totals.ts';

type Step = { name: string; command: string; totals?: () => Totals };

const results = new URL('../test-results/', import.meta.url).pathname;
const steps: Step[] = [
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

/** Checks and tests allocate many short-lived objects: with a new space of 64 MiB, Vitest takes a tenth less processor time. */
const largeNewSpace = '--max-semi-space-size=64';

/** Runs beside all other steps, since each of them leaves a processor idle now and then. */
const besideTheOthers = 'browser tests';

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const chosen = process.argv.slice(2);
const wanted = steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const queues = [
  wanted.filter(({ name }) => name !== besideTheOthers),
  wanted.filter(({ name }) => name === besideTheOthers),
].filter((queue) => queue.length > 0);
const sum: Totals = { passed: 0, failed: 0 };
let shown = 0;
const waiting = queues.map(() => '');
await Promise.all(queues.map((queue, nth) => runQueue(queue, nth)));
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exit(sum.failed > 0 ? 1 : 0);

/** Runs steps one after the other. The first queue's output is shown at once, the second's when the first has ended. */
async function runQueue(queue: readonly Step[], nth: number): Promise<void> {
  for (const step of queue) await runStep(step, (text) => write(nth, text));
  if (nth !== shown) return;
  shown += 1;
  process.stdout.write(waiting[shown] ?? '');
}

function write(nth: number, text: string): void {
  if (nth === shown) process.stdout.write(text);
  else waiting[nth] += text;
}

async function runStep({ name, command, totals }: Step, print: (text: string) => void): Promise<void> {
  print(`\n── ${name} ──\n`);
  const code = await run(command, print);
  // A runner that failed without counting a failure (a crash, no report) still counts as one.
  const counted = totals?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  if (failed > 0) print(`${name}: failed\n`);
  sum.passed += counted.passed;
  sum.failed += failed;
}

function run(command: string, print: (text: string) => void): Promise<number | null> {
  const child = spawn(command, {
    shell: true,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${largeNewSpace}` },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  return new Promise((resolve) => child.once('close', resolve));
}
