import { expect, test } from 'vitest';
import { checkChanged, swap } from './planted-content.fixture.ts';

const file = 'brand.json';

/** The check's notes on the brand, with the text of the line of each, when a number is another. */
async function notesWith(from: string, to: string) {
  const { notes, isInOrder, lineIn } = await checkChanged([{ file, plant: (text) => swap(text, from, to) }]);
  expect(isInOrder).toBe(true);
  return notes
    .filter((note) => note.file === file)
    .map(({ line, problem }) => [problem, lineIn(file, line ?? 0)?.trim()]);
}

test.each([
  ['gasEmergency', '0800 111 999', '0800 111 998'],
  ['powerCut', '105', '150'],
])('%s that is not %s but %s gets a note with its line, and the check passes', async (name, right, wrong) => {
  expect(await notesWith(`"${name}": "${right}"`, `"${name}": "${wrong}"`)).toContainEqual([
    `${name} is not ${right}, the national line: right only for Northern Ireland`,
    `"${name}": "${wrong}",`,
  ]);
});

test('a national number with other spaces gets no note', async () => {
  const notes = await notesWith('"gasEmergency": "0800 111 999"', '"gasEmergency": "0800 111999"');
  expect(notes.filter(([problem]) => problem?.includes('national'))).toEqual([]);
});
