import { expect, test } from 'vitest';
import { checkChanged } from './planted-content.fixture.ts';

const file = 'brand.json';

test('bank holidays that are over get a note with its line, and the check passes', async () => {
  const { isInOrder, notes, lineIn } = await checkChanged([
    { file, plant: (text) => text.replaceAll(/"20\d\d(?=-\d\d-\d\d")/g, '"2020') },
  ]);
  const named = notes.find((note) => note.file === file);
  expect(named?.problem).toMatch(
    /^has no bank holidays after 2020, so pages don’t say whether a line is open/,
  );
  expect(lineIn(file, named?.line ?? 0)).toContain('"days": [');
  expect(isInOrder).toBe(true);
});
