import { expect, test } from 'vitest';
import { fakeCacheStorage } from '#tests/support/cache-storage.ts';
import { mostPagesRead } from './pages-read.ts';
import { openSavedPages } from './saved-pages.ts';

const origin = 'https://www.larkfield.example';
const area = '/help-and-support';
const emergencies = `${area}/emergencies`;
const powerCuts = `${area}/emergencies/power-cuts`;
const offline = `${area}/offline`;
const dayMs = 24 * 60 * 60 * 1000;

const htmlNaming = (files: string[]) =>
  `<html><head>${files.map((file) => `<link href="${file}">`).join('')}</head><body>Help<script>run()</script></body></html>`;
const pageNaming = (files: string[], headers: Record<string, string> = {}) =>
  new Response(htmlNaming(files), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers },
  });
const styles = `${area}/assets/styles-1a.css`;
const font = `${area}/assets/figtree-1a.woff2`;
const mark = `${area}/media/mark.svg`;
const current = { release: '0.1.0-1a', version: '0.1.0-1a-list' };
const next = { release: '0.1.0-2b', version: '0.1.0-2b-list' };

const emergencyHelpOf =
  (release: string, status = 200) =>
  () =>
    Response.json(
      {
        release,
        pages: {
          [emergencies]: htmlNaming([styles]),
          [powerCuts]: htmlNaming([styles, mark]),
          [offline]: htmlNaming([styles]),
        },
      },
      { status },
    );

/** The saved pages of a site whose paths give these responses; by default all of them succeed. */
function savedPages(responses: Record<string, () => Response> = {}) {
  const { caches, contents } = fakeCacheStorage(origin);
  const site: Record<string, () => Response> = {
    [`${area}/emergency-help.json`]: emergencyHelpOf(current.release),
    [styles]: () => new Response(`@font-face{src:url(${font})}`),
    ...responses,
  };
  let now = 0;
  const open = (settings: { release: string; version: string }) =>
    openSavedPages({
      settings: { ...settings, pages: [emergencies, powerCuts] },
      caches,
      fetchPath: async (path) => site[path]?.() ?? new Response(`file ${path}`),
      now: () => now,
    });
  return {
    saved: open(current),
    open,
    respondTo: (path: string, respond: () => Response) => void (site[path] = respond),
    contents,
    caches,
    pass: (ms: number) => void (now += ms),
  };
}
const emergencyCache = 'help-offline-emergency-0.1.0-1a-list';
const readCache = 'help-offline-pages-0.1.0-1a';

test('emergency help is saved with all files that its pages name', async () => {
  const { saved, contents } = savedPages();
  await saved.saveEmergencyHelp();
  expect(contents()[emergencyCache]?.toSorted()).toEqual(
    [styles, font, mark, emergencies, powerCuts, offline].toSorted(),
  );
});

test.each([
  ['it can’t be fetched', `${area}/emergency-help.json`, emergencyHelpOf(current.release, 503)],
  ['it is of another release', `${area}/emergency-help.json`, emergencyHelpOf(next.release)],
  ['a picture is missing', mark, () => new Response('', { status: 404 })],
  ['the font is missing', font, () => new Response('', { status: 503 })],
])('no part of emergency help is saved if %s', async (_, path, respond) => {
  const { saved, contents } = savedPages({ [path]: respond });
  await expect(saved.saveEmergencyHelp()).rejects.toThrow();
  expect(contents()).toEqual({});
});

test('a page that was read is saved with its files, without its scripts', async () => {
  const { saved, contents } = savedPages();
  const meters = `${area}/meters`;
  await saved.savePage(meters, pageNaming([styles, mark]));
  expect(contents()).toEqual({ [readCache]: [styles, mark, font, meters] });
  const text = await (await saved.find(meters))?.text();
  expect(text).toContain('Help');
  expect(text).not.toContain('run()');
});

test.each([
  ['that must not be stored', pageNaming([], { 'cache-control': 'no-store' })],
  ['for one visitor', pageNaming([], { 'cache-control': 'private, no-cache' })],
  ['that sets a cookie, and so has no mark', pageNaming([], { 'cache-control': '' })],
  ['that is an error', new Response('', { status: 503, headers: { 'content-type': 'text/html' } })],
  ['that is not a page', Response.json({ outage: 'none' })],
])('a response %s is never saved', async (_, response) => {
  const { saved, contents } = savedPages();
  await saved.savePage(`${area}/meters`, response);
  expect(contents()).toEqual({});
});

test('a page with a file that can’t be fetched is not saved', async () => {
  const { saved, contents } = savedPages({ [mark]: () => new Response('', { status: 404 }) });
  await expect(saved.savePage(`${area}/meters`, pageNaming([styles, mark]))).rejects.toThrow(mark);
  expect(contents()).toEqual({});
});

test('the last 20 pages stay saved, with the files that they name', async () => {
  const { saved, contents, pass } = savedPages();
  for (let nth = 0; nth <= mostPagesRead; nth += 1) {
    pass(1_000);
    await saved.savePage(`${area}/meters/${nth}`, pageNaming([styles, `${area}/media/${nth}.svg`]));
  }
  const addresses = contents()[readCache] ?? [];
  expect(addresses.filter((path) => path.startsWith(`${area}/meters/`))).toHaveLength(20);
  expect(addresses).toEqual(expect.arrayContaining([`${area}/meters/1`, `${area}/media/1.svg`, styles]));
  expect(addresses).not.toContain(`${area}/meters/0`);
  expect(addresses).not.toContain(`${area}/media/0.svg`);
});

test('a page that was read is not shown after 30 days; emergency help is', async () => {
  const { saved, pass } = savedPages();
  await saved.saveEmergencyHelp();
  await saved.savePage(`${area}/meters`, pageNaming([styles]));
  pass(30 * dayMs - 1);
  expect(await saved.find(`${area}/meters`)).toBeDefined();
  pass(1);
  expect(await saved.find(`${area}/meters`)).toBeUndefined();
  expect(await saved.find(emergencies)).toBeDefined();
});

test('pages that were saved while the device’s clock was ahead make way for those read after it was corrected', async () => {
  const { saved, contents, pass } = savedPages();
  const aYear = 365 * dayMs;
  pass(aYear);
  await saved.saveEmergencyHelp();
  for (let nth = 0; nth < mostPagesRead; nth += 1)
    await saved.savePage(`${area}/meters/${nth}`, pageNaming([styles]));
  pass(-aYear);
  expect(await saved.ageOf(emergencies), 'so it is renewed').toBe(Infinity);
  await saved.savePage(`${area}/meters`, pageNaming([styles]));
  expect(contents()[readCache]).toEqual([styles, font, `${area}/meters`]);
  expect(await saved.find(`${area}/meters`)).toBeDefined();
});

test('reading an emergency page replaces its copy, and does not count towards the limit of pages', async () => {
  const { saved, contents, pass } = savedPages();
  await saved.saveEmergencyHelp();
  pass(dayMs);
  expect(await saved.ageOf(powerCuts)).toBe(dayMs);
  await saved.savePage(powerCuts, pageNaming([styles]));
  expect(await saved.ageOf(powerCuts)).toBe(0);
  expect(Object.keys(contents())).toEqual([emergencyCache]);
});

test('the caches of other releases are deleted, and no others', async () => {
  const { saved, open, respondTo, contents, caches } = savedPages();
  await caches.open('of-the-main-site');
  await saved.saveEmergencyHelp();
  await saved.savePage(`${area}/meters`, pageNaming([styles]));
  respondTo(`${area}/emergency-help.json`, emergencyHelpOf(next.release));
  const ofNext = open(next);
  await ofNext.saveEmergencyHelp();
  await ofNext.deleteOld();
  expect(Object.keys(contents())).toEqual(['of-the-main-site', 'help-offline-emergency-0.1.0-2b-list']);
});
