import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import { createContentService } from '#services/content/content-service.ts';
import { brandFile } from '#tests/support/brand-dir.ts';
import { copyContent, type ContentChanges } from '#tests/support/content-copy.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { articles as listed } from '#tests/support/pages.ts';
import { searchableArticles } from './searchable-articles.ts';

const economy7 = 'help/meters/economy-7-meters.html';
const powerCuts = 'help/emergencies/power-cuts.html';

/** The searchable articles of a copy of the tests' content, with a movable clock and paths that can fail. */
async function copyToSearch(changes: ContentChanges = {}) {
  const { dir, change, remove } = await copyContent(changes);
  onTestFinished(remove);
  const failing = new Set<string>();
  const clock = movableClock();
  const service = callInProcess(createContentService({ contentDir: dir }));
  const calls = { open: 0, most: 0 };
  const content = createContentSource({
    call: async (path, init) => {
      if (failing.has(path)) throw new Error('down');
      calls.open += 1;
      calls.most = Math.max(calls.most, calls.open);
      return service(path, init).finally(() => (calls.open -= 1));
    },
    clock,
    logger: recordedLog(),
    // There is no time limit, so that no response is too late on a busy machine.
    wait: (promise) => promise,
  });
  const source = searchableArticles(content.anyTime);
  /** Reads the articles once their cached copies are stale. */
  const later = () => {
    clock.pass(60_000);
    return source();
  };
  const rewrite = async (file: string, from: string, to: string) => {
    const text = await readFile(join(dir, file), 'utf8');
    if (!text.includes(from)) throw new Error(`'${from}' is not in ${file}`);
    await change(file, text.replace(from, to));
  };
  return { source, later, change, rewrite, failing, calls };
}
const { pages } = JSON.parse(await readFile(brandFile('main-site/pages.json'), 'utf8')) as {
  pages: { path: string }[];
};
/** Meter readings have one entry, whose link depends on the meter-reading window. */
const mainSite = pages.map(({ path }) => path).filter((path) => path !== '/energy/meter-reads');

type Found = Awaited<ReturnType<Awaited<ReturnType<typeof copyToSearch>>['source']>>;
const at = ({ articles }: Found, path: string) =>
  articles.find(({ href }) => href === `/help-and-support/${path}`);

test('every listed article and every other page of the area and the main site is searched, at its own address', async () => {
  const { articles } = await (await copyToSearch()).source();
  const others = [
    'extra-support',
    'probate',
    'contact-us',
    'make-a-complaint-select-type',
    'bills-and-payments/compare-two-bills',
    'complaints/enquiry-gas-and-electricity',
    'complaints/enquiry-pay-as-you-go',
    'complaints/feedback',
    'cookies',
    'emergencies',
  ];
  expect(articles.map(({ href }) => href)).toEqual([
    ...listed.map(({ path }) => path),
    ...[...others, 'submit-meter-read'].map((page) => `/help-and-support/${page}`),
    ...mainSite,
  ]);
  for (const { href, title, description, text } of articles) {
    expect([title, description], href).not.toContain('');
    expect(text, href).not.toMatch(/<\/?[a-z]/);
  }
});

test('an article is described by its own words, and filed under its category’s name', async () => {
  const found = await (await copyToSearch()).source();
  expect(at(found, 'breakdowns/bleed-a-radiator')).toMatchObject({
    category: { id: 'breakdowns', label: 'Breakdowns' },
    slug: 'bleed-a-radiator',
    title: 'Bleed a radiator',
    headings: expect.arrayContaining(['Let the air out']),
    keywords: expect.arrayContaining(['radiator key']),
    lastReviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test('the version stays the same while no content changes, however often it is read again', async () => {
  const { source, later, rewrite } = await copyToSearch();
  const { version } = await source();
  expect((await source()).version).toBe(version);
  expect((await later()).version).toBe(version);
  await rewrite('brand.json', 'Curlew Yard', 'Curlew Court');
  expect((await later()).version, 'the brand’s address is not searched').toBe(version);
});

test('new opening hours are in the answers with that number, and make a new version', async () => {
  const call = { number: '{{phone:payAsYouGo}}' };
  const page = { label: 'Top up', href: '/help-and-support/pay-as-you-go/how-to-top-up' };
  const answer = { id: 'top-up', title: 'Top up', step: 'Here is how.', call, page, searches: ['top up'] };
  const { source, later, rewrite } = await copyToSearch({ 'search/answers.json': { answers: [answer] } });
  const before = await source();
  expect(before.answers?.[0]?.call).toEqual({
    number: '0808 157 0833',
    note: 'Free, every day 8am to 8pm',
  });
  await rewrite('brand.json', '"closes": "20:00"', '"closes": "22:00"');
  const after = await later();
  expect(after.answers?.[0]?.call?.note).toBe('Free, every day 8am to 10pm');
  expect(after.version).not.toBe(before.version);
});

test.each([
  [
    'an article',
    'help/meters/economy-7-meters.html',
    '</title>',
    ' and the night</title>',
    'meters/economy-7-meters',
  ],
  ['the page of extra support', 'pages/extra-support.html', '</title>', ' for all</title>', 'extra-support'],
])('a change to %s makes a new version, which has the new words', async (_, file, from, to, path) => {
  const { source, later, rewrite } = await copyToSearch();
  const before = await source();
  await rewrite(file, from, to);
  const after = await later();
  expect(after.version).not.toBe(before.version);
  expect(at(after, path)?.title).toBe(`${at(before, path)?.title}${to.replace('</title>', '')}`);
  expect((await later()).version).toBe(after.version);
});

test('an article removed from the list is no longer searched, and the version changes', async () => {
  const { source, later, rewrite } = await copyToSearch();
  const before = await source();
  await rewrite('help/categories.json', '"link": "economy-7-meters"', '"link": "how-to-read-your-gas-meter"');
  const after = await later();
  expect(at(after, 'meters/economy-7-meters')).toBeUndefined();
  expect(after.version).not.toBe(before.version);
});

test('an article that was never available is left out; the others are searched', async () => {
  const { source } = await copyToSearch({ [economy7]: 'half a pa', [powerCuts]: null });
  const found = await source();
  expect(at(found, 'meters/economy-7-meters')).toBeUndefined();
  expect(at(found, 'emergencies/power-cuts')).toBeUndefined();
  expect(at(found, 'meters/move-your-meter')).toBeDefined();
});

test('an article that is no longer available is still searched, in its last good copy', async () => {
  const { source, later, failing } = await copyToSearch();
  const before = await source();
  failing.add(`/${economy7}`);
  const during = await later();
  expect(at(during, 'meters/economy-7-meters')).toBeDefined();
  expect(during.version).toBe(before.version);
});

test('an article that becomes available is searched, and the version changes', async () => {
  const { source, later, failing } = await copyToSearch();
  failing.add(`/${economy7}`);
  const without = await source();
  expect(at(without, 'meters/economy-7-meters')).toBeUndefined();
  failing.clear();
  const withIt = await later();
  expect(at(withIt, 'meters/economy-7-meters')).toBeDefined();
  expect(withIt.version).not.toBe(without.version);
});

test('without the list of categories there is nothing to search, which is reported as a failure', async () => {
  const { source, failing } = await copyToSearch();
  failing.add('/help/categories.json');
  await expect(source()).rejects.toThrow('/help/categories.json');
});

test('answers and synonyms are part of what is searched, and changing them makes a new version', async () => {
  const { source, later, change } = await copyToSearch();
  const before = await source();
  expect(before.answers?.map(({ id }) => id)).toContain('power-cut');
  expect(before.synonyms).toBeUndefined();
  await change('search/synonyms.json', JSON.stringify({ words: { leccy: 'electricity' }, groups: [] }));
  const after = await later();
  expect(after.synonyms?.words).toEqual({ leccy: 'electricity' });
  expect(after.version).not.toBe(before.version);
});

test('the content service never has more than eight requests at a time, however many articles there are', async () => {
  const { source, later, calls } = await copyToSearch();
  await source();
  await later();
  expect(listed.length).toBeGreaterThan(20);
  expect(calls.most).toBeLessThanOrEqual(8);
});
