import { expect, test } from 'vitest';
import { searchOver } from './articles.fixture.ts';
import { readRealArticles } from './real-articles.fixture.ts';
import { realisticQueries } from './realistic-queries.fixture.ts';
import { brandFile } from '#tests/support/brand-dir.ts';

const helpDir = brandFile('help');
const articles = readRealArticles(helpDir);
const { search, suggest } = searchOver(articles);
const paths = async (typed: string) =>
  (await search(typed)).results.map(({ href }) => href.replace('/help-and-support/', ''));

test.each(realisticQueries)('‘%s’ finds %s', async (typed, expected) => {
  const firstThree = (await paths(typed)).slice(0, 3);
  expect(
    firstThree.some((path) => expected.split(' | ').includes(path)),
    firstThree.join(', '),
  ).toBe(true);
});

test('more than five in six of the realistic queries find their article first', async () => {
  const firsts = await Promise.all(realisticQueries.map(async ([typed]) => (await paths(typed))[0] ?? ''));
  const right = firsts.filter((path, nth) => realisticQueries[nth]?.[1].split(' | ').includes(path));
  expect(right.length / realisticQueries.length).toBeGreaterThan(5 / 6);
});

test('every article is found first by its own title', async () => {
  const lost: string[] = [];
  for (const { title, href } of articles) {
    if ((await search(title)).results[0]?.href !== href) lost.push(title);
  }
  expect(lost).toEqual([]);
});

test('every article is suggested by the beginning of its title', async () => {
  const lost: string[] = [];
  for (const { title, href } of articles) {
    const suggestions = await suggest(title.slice(0, -2));
    if (!suggestions.some((suggestion) => suggestion.href === href)) lost.push(title);
  }
  expect(lost).toEqual([]);
});

test('no title or keyword of ours is taken for a misspelling', async () => {
  const corrected: string[] = [];
  for (const term of articles.flatMap(({ title, keywords }) => [title, ...keywords]).filter(Boolean)) {
    const { correctedTerm } = await search(term);
    if (correctedTerm) corrected.push(`${term} → ${correctedTerm}`);
  }
  expect(corrected).toEqual([]);
});

test('no excerpt is longer than 220 characters or cut inside a word', async () => {
  const texts = new Map(articles.map(({ href, description, text }) => [href, ` ${description} ${text} `]));
  for (const [typed] of realisticQueries) {
    for (const { href, excerpt } of (await search(typed)).results) {
      const shown = excerpt.map(({ text }) => text).join('');
      expect(shown.length).toBeLessThanOrEqual(220);
      expect(texts.get(href)).toContain(` ${shown.replace(/^… | …$/g, '')} `);
    }
  }
});
