import { expect, test } from 'vitest';
import { londonDay } from '../../contracts/calendar/london-day.ts';
import { dueForReview } from './due-for-review.ts';
import { checkChanged, swap } from './planted-content.fixture.ts';
import { readTexts } from './read-content.ts';

const reviewedOn = (day: string) => (text: string) =>
  swap(text, /(<meta name="last-reviewed" content=")[^"]*/, `$1${day}`);
const today = londonDay(Date.now());
const file = 'help/meters/economy-7-meters.html';

test('an article not reviewed for more than a year is reported, and the check passes', async () => {
  const { isInOrder, problems, due, lastLine, lineIn } = await checkChanged([
    { file, plant: reviewedOn('2020-02-29') },
  ]);
  const named = due.find((each) => each.file === file);
  expect(named?.problem).toBe('last reviewed on 29 February 2020');
  expect(lineIn(file, named?.line ?? 0)).toContain('last-reviewed');
  expect({ isInOrder, problems }).toEqual({ isInOrder: true, problems: [] });
  expect(lastLine).toMatch(/^\d+ content files are in order\.$/);
});

test('a last review in the future gets a note, and the check passes', async () => {
  const { isInOrder, notes, lineIn } = await checkChanged([{ file, plant: reviewedOn('2126-03-05') }]);
  const named = notes.find((each) => each.file === file);
  expect(named?.problem).toBe('was last reviewed on 5 March 2126, which is still to come');
  expect(lineIn(file, named?.line ?? 0)).toContain('last-reviewed');
  expect(isInOrder).toBe(true);
});

test('an article reviewed today is not reported', async () => {
  const { due, notes } = await checkChanged([{ file, plant: reviewedOn(today) }]);
  expect([...due, ...notes].map((each) => each.file)).not.toContain(file);
});

test.each([
  ['2025-11-21', 1],
  ['2025-11-22', 0],
])('on 22 November 2026 an article reviewed on %s gets %i reminders', (day, times) => {
  const source = `<!doctype html><html><head><title>A</title><meta name="last-reviewed" content="${day}"></head><body><div class="content-panel"><p>B</p></div></body></html>`;
  const content = { ...readTexts([{ file, source }], []), needs: [], has: () => true };
  expect(dueForReview(content, '2026-11-22')).toHaveLength(times);
});
