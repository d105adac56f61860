import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportOn } from '../content-check/report.ts';
import { readContent } from '../content-check/read-content.ts';
import { copyContent } from '#tests/support/content-copy.ts';
import { writeNewArticle } from './new-article.ts';

const asked = {
  category: 'meters',
  slug: 'hear-your-meter',
  title: 'Is your meter “too loud” & why?',
  today: '2026-11-23',
  isDraft: false,
};

async function openContent() {
  const { dir: contentDir, remove } = await copyContent();
  onTestFinished(remove);
  const feed = () => readFileSync(join(contentDir, 'help/categories.json'), 'utf8');
  const problems = () => reportOn(readContent(contentDir)).lines.filter((line) => line.startsWith('help/'));
  return { contentDir, feed, problems };
}

test('a new article is listed, and its only problem is that it has too few words', async () => {
  const { contentDir, feed, problems } = await openContent();
  const before = feed().split('\n');
  expect(writeNewArticle({ ...asked, contentDir })).toEqual({
    ok: true,
    file: 'help/meters/hear-your-meter.html',
  });
  expect(problems()).toEqual([
    expect.stringMatching(/^help\/meters\/hear-your-meter\.html: has \d+ words: 250 to 900 read well$/),
  ]);
  const added = feed()
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toEqual([
    '            "label": "Is your meter “too loud” & why?",',
    '            "link": "hear-your-meter"',
  ]);
});

test('a draft is not listed', async () => {
  const { contentDir, feed } = await openContent();
  const before = feed();
  expect(writeNewArticle({ ...asked, isDraft: true, contentDir }).ok).toBe(true);
  expect(feed()).toBe(before);
});

test.each<[string, Partial<typeof asked>, string]>([
  [
    'an unknown category',
    { category: 'gardening' },
    'There is no category ‘gardening’: there are bills-and-payments,',
  ],
  ['a slug with capitals', { slug: 'Hear-It' }, '‘Hear-It’ can’t be an address'],
  ['a slug that leaves the folder', { slug: '../hear' }, '‘../hear’ can’t be an address'],
  ['a slug that ends in a hyphen', { slug: 'hear-' }, '‘hear-’ can’t be an address'],
  ['a slug without end', { slug: 'a'.repeat(61) }, 'can’t be an address'],
  [
    'a slug that is taken',
    { slug: 'economy-7-meters' },
    'help/meters/economy-7-meters.html is already there.',
  ],
  [
    'the address of a page of the area',
    { category: 'bills-and-payments', slug: 'compare-two-bills' },
    '/help-and-support/bills-and-payments/compare-two-bills is a page of the area',
  ],
  [
    'a title that is taken',
    { title: 'Economy 7 meters, explained' },
    'already lists ‘Economy 7 meters, explained’',
  ],
  ['no title', { title: ' ' }, 'The title needs 1 to 65 characters, and has 0.'],
  ['a title without end', { title: 'a'.repeat(66) }, 'The title needs 1 to 65 characters, and has 66.'],
])('%s is refused, and nothing is written', async (_, wrong, message) => {
  const { contentDir, feed } = await openContent();
  const before = feed();
  const outcome = writeNewArticle({ ...asked, ...wrong, contentDir });
  expect(outcome).toMatchObject({ ok: false });
  expect('message' in outcome && outcome.message).toContain(message);
  expect(feed()).toBe(before);
  expect(existsSync(join(contentDir, 'help/meters/hear-your-meter.html'))).toBe(false);
});

test('a list of articles that is not JSON is named, with the line of the mistake, and nothing is written', async () => {
  const { contentDir } = await openContent();
  const feed = join(contentDir, 'help/categories.json');
  writeFileSync(feed, '{\n  "data": [],\n}\n');
  const script = new URL('../content-new.ts', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, asked.category, asked.slug, 'A title'],
    {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: contentDir },
    },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'help/categories.json:2: is not JSON: the comma before } must go\n',
  });
  expect(existsSync(join(contentDir, 'help/meters/hear-your-meter.html'))).toBe(false);
});

test('a title with characters of markup is stored as it was typed', async () => {
  const { contentDir } = await openContent();
  const title = 'Is "over" < 5 &amp; </title> clear?';
  expect(writeNewArticle({ ...asked, title, contentDir }).ok).toBe(true);
  const written = readContent(contentDir).pages.find(
    ({ file }) => file === 'help/meters/hear-your-meter.html',
  );
  expect(written?.article).toMatchObject({ title, description: expect.stringContaining(title) });
});
