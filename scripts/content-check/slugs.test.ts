import { expect, test } from 'vitest';
import { checkChanged, swap } from './planted-content.fixture.ts';

const feed = 'help/categories.json';
const called = (slug: string) => ({
  file: feed,
  plant: (text: string) => swap(text, '"link": "economy-7-meters"', `"link": ${JSON.stringify(slug)}`),
});

test.each([
  'Reading_Your_Meter',
  'v1.2',
  'q&a',
  'café',
  '50%-off',
  'what is a meter',
  'a--b',
  'meter-',
  '',
  'a'.repeat(101),
])('an article with the slug ‘%s’ fails the check, with its line', async (slug) => {
  const { isInOrder, problems, lineIn } = await checkChanged([called(slug)]);
  const found = problems.filter(({ problem }) => problem?.startsWith('gives '));
  expect(found).toEqual([
    {
      file: feed,
      line: expect.any(Number) as number,
      problem: `gives ‘Economy 7 meters, explained’ the slug ‘${slug}’: use lower-case letters, digits and single hyphens, 100 characters at most`,
    },
  ]);
  expect(lineIn(feed, found[0]?.line ?? 0)).toContain(JSON.stringify(slug));
  expect(isInOrder).toBe(false);
});

test('a slug that a category lists twice fails the check, with its second line', async () => {
  const { problems, lineIn } = await checkChanged([called('move-your-meter')]);
  const found = problems.filter(({ problem }) => problem?.startsWith('gives '));
  expect(found).toMatchObject([
    {
      problem: expect.stringMatching(
        / the slug ‘move-your-meter’, which another article of its category has already$/,
      ) as string,
    },
  ]);
  expect(lineIn(feed, found[0]?.line ?? 0)).toContain('"move-your-meter"');
});

test('a slug of a hundred characters passes', async () => {
  const { problems } = await checkChanged([called('a'.repeat(100))]);
  expect(problems.filter(({ problem }) => problem?.startsWith('gives '))).toEqual([]);
});
