import { expect, test } from 'vitest';
import { pageFreshness } from './page-freshness.ts';

const copy = (until: number | undefined) => ({ value: {}, freshUntil: () => Promise.resolve(until) });

test('a page is fresh until the first of its copies turns stale, and valid until the first deadline', () => {
  const { note, freshUntil, validUntil } = pageFreshness();
  expect([freshUntil(), validUntil()]).toEqual([Infinity, Infinity]);
  note(300, copy(300));
  note(200, 'deadline');
  note(100);
  expect([freshUntil(), validUntil()]).toEqual([100, 200]);
});

test('a page is unchanged until the first of its copies turns stale again, and no longer than it is valid', async () => {
  const { note, unchangedUntil } = pageFreshness();
  note(1, copy(500));
  note(2, copy(400));
  expect(await unchangedUntil()).toBe(400);
  note(300, 'deadline');
  expect(await unchangedUntil()).toBe(300);
});

test('a page counts as changed when one of its copies has changed, or when some of its content is not known', async () => {
  const changed = pageFreshness();
  changed.note(1, copy(500));
  changed.note(1, copy(undefined));
  expect(await changed.unchangedUntil()).toBeUndefined();
  const unknown = pageFreshness();
  unknown.note(1, copy(500));
  unknown.note(-Infinity);
  expect(await unknown.unchangedUntil()).toBeUndefined();
});
