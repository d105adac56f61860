import { expect, test } from 'vitest';
import { checkChanged } from './planted-content.fixture.ts';

const file = 'help/breakdowns/brand-new.html';
const draft =
  `<!doctype html><html><head><title>Brand new</title><meta name="description" content="${'x'.repeat(60)}">` +
  `<meta name="last-reviewed" content="2026-11-01"></head><body><div class="content-panel"><p>${'We can help. '.repeat(100)}</p></div></body></html>`;

test('an article that is not listed gets a note, and the check passes', async () => {
  const { isInOrder, problems, notes } = await checkChanged([{ file, plant: () => draft }]);
  expect(notes.find((note) => note.file === file)?.problem).toMatch(
    /^is not listed in help\/categories\.json/,
  );
  expect({ isInOrder, problems }).toEqual({ isInOrder: true, problems: [] });
});

test.each(['help/Meters/brand-new.html', 'help/meters/Brand new.html', 'help/meters/new/brand-new.html'])(
  'the note on %s promises no preview',
  async (path) => {
    const { notes } = await checkChanged([{ file: path, plant: () => draft }]);
    expect(notes.find((note) => note.file === path)?.problem).toBe(
      'is not listed in help/categories.json: nothing shows it, since its folder is no category or its name is no slug',
    );
  },
);

test('an article whose name ends in .htm gets a note, since nothing reads it', async () => {
  const { isInOrder, notes } = await checkChanged([
    { file: 'help/meters/brand-new.htm', plant: () => draft },
  ]);
  expect(notes).toContainEqual({
    file: 'help/meters/brand-new.htm',
    problem: 'is not read: the name of an article ends in .html',
  });
  expect(isInOrder).toBe(true);
});

test('a draft is checked as strictly as an article', async () => {
  const { isInOrder, problems } = await checkChanged([
    { file, plant: () => draft.replace(/<title>.*<\/title>/, '') },
  ]);
  expect(problems).toMatchObject([{ file, problem: 'has no <title>' }]);
  expect(isInOrder).toBe(false);
});
