import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { runBenches } from './run-benches.ts';
import type { Row } from './table.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'benches-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const share: Figure = {
  name: 'cached page',
  value: 41_000,
  unit: 'req/s',
  baseline: { name: 'bare node:http', value: 60_000 },
  goal: { of: 'ratio', atLeast: 0.6 },
};
const slow: Figure = {
  name: 'p99 at half load',
  value: 14.25,
  unit: 'ms',
  goal: { of: 'value', atMost: 2 },
};
const memory: Figure = { name: 'memory', value: 61.5, unit: 'MiB' };

/** A bench that measures these figures, as its own file. */
function sampleBench(name: string, figures: readonly Figure[], ending = ''): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `${ending}\nexport const bench = async () => (${JSON.stringify(figures)});\n`);
  return file;
}

async function run(benches: Record<string, string>, asJson = false) {
  let printed = '';
  const code = await runBenches(benches, { asJson, print: (text) => (printed += text) });
  return { code, printed };
}

test('the figures of all benches are one table, with ratio, goal and whether it is met', async () => {
  const { printed } = await run({
    serving: sampleBench('serving', [share, slow]),
    start: sampleBench('start', [memory]),
  });
  expect(printed.trim().split('\n')).toEqual([
    'bench    figure                   value  baseline               ratio  goal',
    'serving  cached page       41,000 req/s  60,000 bare node:http  0.683  ratio ≥ 0.6  met',
    'serving  p99 at half load       14.3 ms                                ≤ 2 ms       MISSED',
    'start    memory                61.5 MiB',
  ]);
});

test('as JSON a row has the exact numbers', async () => {
  const { printed } = await run({ serving: sampleBench('serving', [share, slow]) }, true);
  expect(JSON.parse(printed)).toEqual([
    { bench: 'serving', ...share, ratio: 41_000 / 60_000, isMet: true },
    { bench: 'serving', ...slow, isMet: false },
  ]);
});

test('the exit code is 0 when each goal is met, and 1 when one is missed', async () => {
  expect((await run({ met: sampleBench('met', [share, memory]) })).code).toBe(0);
  expect((await run({ missed: sampleBench('missed', [share, slow]) })).code).toBe(1);
});

test('a goal for a ratio is missed when the baseline is 0', async () => {
  const none = sampleBench('none', [{ ...share, baseline: { name: 'nothing', value: 0 } }]);
  expect((await run({ none })).code).toBe(1);
});

test('a bench that fails has a row and the exit code 1, and the others are measured', async () => {
  const { code, printed } = await run(
    {
      failing: sampleBench('failing', [share], 'process.exit(3);'),
      well: sampleBench('well', [memory]),
    },
    true,
  );
  expect(code).toBe(1);
  expect(
    (JSON.parse(printed) as Row[]).map(({ bench, name, isMet, note }) => ({ bench, name, isMet, note })),
  ).toEqual([
    { bench: 'failing', name: 'not measured', isMet: false, note: 'FAILED: exit code 3' },
    { bench: 'well', name: 'memory', isMet: undefined, note: undefined },
  ]);
});

test('a bench that can’t run on this machine says why, and misses no goal', async () => {
  const absent = sampleBench('cache', [
    { name: 'not measured', value: undefined, unit: '', note: 'nginx is not installed' },
  ]);
  const { code, printed } = await run({ cache: absent });
  expect(code).toBe(0);
  expect(printed).toContain('nginx is not installed');
});
