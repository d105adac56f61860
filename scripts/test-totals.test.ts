import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightTotals, vitestTotals } from './test-totals.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'totals-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Writes a report and returns its path. */
async function report(content: object): Promise<string> {
  const file = join(dir, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

test.each([
  ['all passed', { numPassedTests: 12, numFailedTests: 0, success: true }, { passed: 12, failed: 0 }],
  ['some failed', { numPassedTests: 10, numFailedTests: 2, success: false }, { passed: 10, failed: 2 }],
  [
    'a file could not be run',
    { numPassedTests: 10, numFailedTests: 0, success: false },
    { passed: 10, failed: 1 },
  ],
  [
    'nothing was found to run',
    { numPassedTests: 0, numFailedTests: 0, success: false },
    { passed: 0, failed: 1 },
  ],
])('the totals are right for a Vitest run in which %s', async (_, content, totals) => {
  expect(vitestTotals(await report(content))).toEqual(totals);
});

const stats = { expected: 8, unexpected: 0, flaky: 0, skipped: 0 };
test.each([
  ['all passed', { stats, errors: [] }, { passed: 8, failed: 0 }],
  ['some failed', { stats: { ...stats, unexpected: 2 }, errors: [] }, { passed: 8, failed: 2 }],
  [
    'one passed at the second try only',
    { stats: { ...stats, flaky: 1 }, errors: [] },
    { passed: 8, failed: 1 },
  ],
  ['the site did not start', { stats: { ...stats, expected: 0 }, errors: [{}] }, { passed: 0, failed: 1 }],
  [
    'all kinds of things went wrong',
    { stats: { expected: 1, unexpected: 2, flaky: 3 }, errors: [{}] },
    { passed: 1, failed: 6 },
  ],
])('the totals are right for a Playwright run in which %s', async (_, content, totals) => {
  expect(playwrightTotals(await report(content))).toEqual(totals);
});

test('a run without a report is a failure', () => {
  const missing = join(dir, 'no-such-report.json');
  expect([vitestTotals(missing), playwrightTotals(missing)]).toEqual([
    { passed: 0, failed: 1 },
    { passed: 0, failed: 1 },
  ]);
});
