import { expect, onTestFinished, test } from 'vitest';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import { createContentService } from '#services/content/content-service.ts';
import { copyContent, type ContentChanges } from '#tests/support/content-copy.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { BrokenContent, verifyContent } from './verify-content.ts';

/** The message at start for the tests' content with these changes; 'in order' when it starts. */
async function verdictOn(changes: ContentChanges, logger = recordedLog()) {
  const { dir, remove } = await copyContent(changes);
  onTestFinished(remove);
  const source = createContentSource({
    call: callInProcess(createContentService({ contentDir: dir })),
    clock: movableClock(),
    logger,
  });
  try {
    await verifyContent(source.anyTime, 'the folder');
    return 'in order';
  } catch (problem) {
    if (problem instanceof BrokenContent) return problem.message;
    throw problem;
  }
}
const refusal = (...files: string[]) =>
  [
    "Content in the folder can't be used. Run 'npm run content:check' for the reasons. Files to correct:",
    ...files.map((file) => `  ${file}`),
  ].join('\n');

test('the tests’ content can be served', async () => {
  expect(await verdictOn({})).toBe('in order');
});

test('a notice, the list of films, the main site’s pages, the search’s answers and synonyms, footer and theme are optional', async () => {
  const changes = {
    'footer.json': null,
    'theme.json': null,
    'media/films/films.json': null,
    'main-site/pages.json': null,
    'search/answers.json': null,
    'search/synonyms.json': null,
  };
  expect(await verdictOn(changes)).toBe('in order');
});

test.each([
  ['footer.json', { columns: 'none' }],
  ['theme.json', { light: { primary: 'teal' } }],
  ['help/category-pages.json', { meters: { title: 7 } }],
  ['service-outages/help-and-support.json', { title: 'No message' }],
  ['media/films/films.json', { films: [{ id: 'Not a name' }] }],
  ['main-site/pages.json', { pages: [{ path: 'no slash' }] }],
  ['search/answers.json', { answers: [{ id: 'no-searches' }] }],
  ['search/synonyms.json', { words: [], groups: 'none' }],
  ['theme.json', 'half a fi'],
] satisfies [string, ContentChanges[string]][])(
  'a start does without %s if it contains %j, and the log names it',
  async (file, content) => {
    const log = recordedLog();
    expect(await verdictOn({ [file]: content }, log)).toBe('in order');
    expect(log.lines).toContainEqual(
      expect.objectContaining({ event: 'content-refresh-failed', path: `/${file}` }),
    );
  },
);

test.each([
  ['brand.json', null],
  ['brand.json', '{ "name": '],
  ['header.json', { sections: [] }],
  ['meter-read/settings.json', { isMeterReadWeek: 'yes' }],
  ['pages/extra-support.html', null],
  ['pages/deals.html', '<p>half a page'],
  ['help/categories.json', { data: [] }],
  ['help/meters/economy-7-meters.html', '<!doctype html><title>No panel</title><body></body></html>'],
] satisfies [string, ContentChanges[string]][])('%s is reported if it contains %j', async (file, content) => {
  expect(await verdictOn({ [file]: content })).toBe(refusal(file));
});

test('an article that is listed but missing is named as such', async () => {
  expect(await verdictOn({ 'help/meters/economy-7-meters.html': null })).toBe(
    refusal('help/meters/economy-7-meters.html (listed in help/categories.json, but not there)'),
  );
});

test('all broken files are named at once', async () => {
  const changes = { 'brand.json': '', 'pages/deals.html': null, 'help/emergencies/power-cuts.html': 'x' };
  expect(await verdictOn(changes)).toBe(
    refusal('brand.json', 'pages/deals.html', 'help/emergencies/power-cuts.html'),
  );
});
