import { expect, test } from 'vitest';
import { shorten } from './short-names.ts';

const code = `
const base = 2;
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

test('variables get short names, and the program does the same', async () => {
  const short = shorten('charge.js', code);
  for (const name of ['unitsUsed', 'rateInPence', 'amountInPence', 'lastReading'])
    expect(short).not.toContain(name);
  const { charge, meter } = (await load(short)).chargeFor(5);
  expect([charge, meter.read(7)]).toEqual([30, 7]);
});

test('the trace of an error names the same functions, and each statement has a line of its own', async () => {
  const { chargeFor } = await load(shorten('charge.js', code));
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

test('classes, and what is declared at the top of a file, keep their names', async () => {
  const short = shorten('charge.js', code);
  expect(short).toContain('const base');
  expect((await load(short)).chargeFor(1).meter.constructor.name).toBe('Meter');
});

test('a file that cannot be parsed fails the build, with its name', () => {
  expect(() => shorten('broken.js', 'const = 1')).toThrow('broken.js: ');
});
