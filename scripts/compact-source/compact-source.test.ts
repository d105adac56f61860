import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toAscii } from '../ascii-source/ascii-source.ts';
import { compact } from './compact-source.ts';

const code = `
const base = 2;
/** What a visitor pays. */
export function chargeFor(unitsUsed) {
  const rateInPence = 3;
  const refuseNegative = (amountInPence) => {
    if (amountInPence < 0) throw new Error('negative');
    return amountInPence * base;
  };
  class Meter {
    read(lastReading) {
      return lastReading;
    }
  }
  return { charge: refuseNegative(unitsUsed * rateInPence), meter: new Meter() };
}`;
const load = (source: string) =>
  import(`data:text/javascript,${encodeURIComponent(source)}`) as Promise<{
    chargeFor: (units: number) => { charge: number; meter: { read: (last: number) => number } };
  }>;

test('comments are left out, variables get short names, and the program does the same', async () => {
  const source = compact('charge.js', code);
  for (const gone of ['What a visitor pays', 'unitsUsed', 'rateInPence', 'amountInPence', 'lastReading'])
    expect(source).not.toContain(gone);
  const { charge, meter } = (await load(source)).chargeFor(5);
  expect([charge, meter.read(7)]).toEqual([30, 7]);
});

test('the trace of an error names the same functions, and each statement has a line of its own', async () => {
  const { chargeFor } = await load(compact('charge.js', code));
  const lines: string[] = [];
  try {
    chargeFor(-1);
  } catch (error) {
    lines.push(
      ...String((error as Error).stack)
        .split('\n')
        .slice(1, 3),
    );
  }
  const [thrown, called] = lines.map((line) => /at (\w+) .*:(\d+):\d+\)/.exec(line)?.slice(1));
  expect([thrown?.[0], called?.[0]]).toEqual(['refuseNegative', 'chargeFor']);
  expect(Number(called?.[1])).toBeGreaterThan(Number(thrown?.[1]));
});

test('what a package says about its licence stays, at the end', () => {
  expect(compact('charge.js', `/*! MIT licence */\n${code}`).trim()).toMatch(/\/\*! MIT licence \*\/$/);
  expect(compact('charge.js', `/** @license MIT */\n${code}`)).toContain('@license MIT');
});

test('classes, and what is declared at the top of a file, keep their names', async () => {
  const source = compact('charge.js', code);
  expect(source).toContain('const base');
  expect((await load(source)).chargeFor(1).meter.constructor.name).toBe('Meter');
});

test('the built server is compact', () => {
  const built = readFileSync(new URL('../../build/server/index.js', import.meta.url), 'utf8');
  // Compared here, since the difference would be the whole file.
  expect(toAscii(compact('index.js', built)) === built).toBe(true);
});

test('a file that cannot be parsed fails the build, with its name', () => {
  expect(() => compact('broken.js', 'const = 1')).toThrow('broken.js: ');
});
