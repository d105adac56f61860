import { expect, test } from 'vitest';
import { createProgressReport } from './progress-report.ts';

function reportOn(stream: { isTTY?: boolean }) {
  const written: string[] = [];
  const times = [0, 2_500];
  const report = createProgressReport(
    { ...stream, write: (text) => written.push(text) },
    () => times.shift() ?? 0,
  );
  const show = (bytes: number) => report.show({ bytes, size: 1_000, loaded: bytes * 10, skipped: 3 });
  return { report, show, written };
}

test('on a terminal a bar stays on its line, and other lines are printed above it', () => {
  const { report, show, written } = reportOn({ isTTY: true });
  show(500);
  report.say('Line 7 is skipped.');
  report.finish({ outcome: 'done', loaded: 10_000, skipped: 3 });
  const erase = '\r\u001B[2K';
  const bar = '[###############---------------] 50 %: 5,000 addresses loaded, 3 rows skipped';
  expect(written).toEqual([
    `${erase}${bar}`,
    `${erase}Line 7 is skipped.\n${bar}`,
    erase,
    'Done in 2.5 s: 10,000 addresses loaded, 3 rows skipped.\n',
  ]);
});

test('elsewhere there is a plain line for each tenth, and no control characters', () => {
  const { report, show, written } = reportOn({});
  for (let bytes = 10; bytes <= 1_000; bytes += 10) show(bytes);
  report.finish({ outcome: 'stopped', loaded: 1, skipped: 0 });
  expect(written).toHaveLength(11);
  expect(written[0]).toBe('10 %: 1,000 addresses loaded, 3 rows skipped\n');
  expect(written[10]).toBe(
    'Stopped: 1 addresses loaded, 0 rows skipped. The same command carries on from here.\n',
  );
  // oxlint-disable-next-line no-control-regex
  expect(written.join('')).not.toMatch(/[\r\u001B]/);
});
