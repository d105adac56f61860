import { beforeAll, expect, test } from 'vitest';
import { checkChanged, type Plant } from './planted-content.fixture.ts';

/** A fault to plant, each in its own file, and the problem that the check must report for that file. */
export type Fault = {
  /** The editor's mistake, as the end of a sentence. */
  name: string;
  file: string;
  plant: Plant;
  problem: string;
  /** The text of the reported line; undefined when no line can be reported. */
  on?: string;
};

/** Plants all faults at once and tests that the check reports each with its file, and nothing else. */
export function testFaults(what: string, faults: Fault[]): void {
  let found: Awaited<ReturnType<typeof checkChanged>>;
  beforeAll(async () => {
    found = await checkChanged(faults);
  });

  test.each(faults)(`${what} $name is reported, with no other problem`, ({ file, problem, on }) => {
    const named = found.problems.filter((each) => each.file === file);
    expect(named.map((each) => each.problem)).toEqual([problem]);
    const { line } = named[0] ?? {};
    if (on === undefined) expect(line).toBeUndefined();
    else expect(found.lineIn(file, line ?? 0)).toContain(on);
  });

  test('nothing else is reported, and the check fails', () => {
    const named = found.problems.map(({ file }) => file);
    expect(named.toSorted()).toEqual(faults.map(({ file }) => file).toSorted());
    expect(found.lastLine).toMatch(new RegExp(`^${faults.length} problems in \\d+ content files\\.$`));
    expect(found.isInOrder).toBe(false);
  });
}
