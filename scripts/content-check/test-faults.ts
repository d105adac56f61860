import { beforeAll, expect, test } from 'vitest';
import { checkChanged, processMs, type Plant } from './planted-content.ts';

/** A fault to plant, each in a file of its own, and what the check is to say of that file. */
export type Fault = {
  /** What an editor got wrong, as the end of a sentence. */
  name: string;
  file: string;
  plant: Plant;
  problem: string;
  /** What stands on the line that it names; nothing when no line can be named. */
  on?: string;
};

/** Plants all faults at once and tests that the check names each with its file, and nothing else. */
export function testFaults(what: string, faults: Fault[]): void {
  let found: Awaited<ReturnType<typeof checkChanged>>;
  beforeAll(async () => {
    found = await checkChanged(faults);
  }, processMs);

  test.each(faults)(`${what} $name is named, with just that`, ({ file, problem, on }) => {
    const named = found.problems.filter((each) => each.file === file);
    expect(named.map((each) => each.problem)).toEqual([problem]);
    const { line } = named[0] ?? {};
    if (on === undefined) expect(line).toBeUndefined();
    else expect(found.lineIn(file, line ?? 0)).toContain(on);
  });

  test('nothing else is named, and the check fails', () => {
    const named = found.problems.map(({ file }) => file);
    expect(named.toSorted()).toEqual(faults.map(({ file }) => file).toSorted());
    expect(found.lastLine).toMatch(new RegExp(`^${faults.length} problems in \\d+ content files\\.$`));
    expect([found.status, found.stderr]).toEqual([1, '']);
  });
}
