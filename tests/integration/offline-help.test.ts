import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { fetchFiles } from '#app/offline/worker/fetch-files.ts';
import { copyPage } from '#app/offline/worker/page-copy.ts';
import { isReadingPage } from '#app/offline/worker/handled-request.ts';
import type { EmergencyHelp, WorkerSettings } from '#contracts/offline-help.ts';
import { brandDir } from '../support/brand-dir.ts';
import { copyContent, type ContentChanges } from '../support/content-copy.ts';
import { emergencyFeed } from '../support/emergency-feed.ts';
import { areaPages, articles } from '../support/pages.ts';
import { readPage, siteInProcess } from '../support/site-in-process.ts';

const area = '/help-and-support';
const worker = `${area}/service-worker.js`;
const help = `${area}/emergency-help.json`;
const kilobyte = 1_000;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function site(env: Record<string, string> = {}) {
  const started = await siteInProcess(env);
  ends.push(started.stop);
  const getWith = (path: string, headers: Record<string, string>) =>
    started.fetch(new Request(`http://localhost:3000${path}`, { headers }));
  return { ...started, getWith };
}

async function siteWith(changes: ContentChanges) {
  const content = await copyContent(changes);
  ends.push(content.remove);
  return site({ CONTENT_DIR: content.dir });
}

/** The settings in the first line of the worker's script. */
function settingsIn(script: string): WorkerSettings {
  return JSON.parse(/^self\.offlineHelp=(.*);\n/.exec(script)?.[1] ?? '') as WorkerSettings;
}
const settingsOf = async ({ get }: Awaited<ReturnType<typeof site>>) =>
  settingsIn(await (await get(worker)).text());

test('the worker’s script is small, names its release, and browsers revalidate it', async () => {
  const { getWith } = await site();
  const response = await getWith(worker, { 'accept-encoding': 'gzip, deflate, br' });
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThanOrEqual(4 * kilobyte);
  const { release, version } = settingsIn(gunzipSync(bytes).toString());
  expect(release).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  expect(version).toContain(`${release}-`);
  const again = await getWith(worker, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('the worker saves emergencies, all their articles and contact us, and its version changes with that list', async () => {
  const first = await settingsOf(await siteWith({ 'help/categories.json': emergencyFeed(['power-cuts']) }));
  expect(first.pages).toEqual([
    `${area}/emergencies`,
    `${area}/emergencies/power-cuts`,
    `${area}/contact-us`,
  ]);
  const feed = emergencyFeed(['power-cuts', 'leaky-pipes']);
  const second = await settingsOf(await siteWith({ 'help/categories.json': feed }));
  expect(second.pages).toContain(`${area}/emergencies/leaky-pipes`);
  expect(second.release).toBe(first.release);
  expect(second.version).not.toBe(first.version);
});

test('all emergency help is in one response, with the visitor’s display settings and without scripts', async () => {
  const { getWith, get } = await site();
  const { pages: paths, release } = settingsIn(await (await get(worker)).text());
  const response = await getWith(help, { cookie: 'display=theme=dark; signed-in=1' });
  const { pages, ...rest } = (await response.json()) as EmergencyHelp;
  expect(rest).toEqual({ release });
  expect(Object.keys(pages)).toEqual([...paths, `${area}/offline`]);
  for (const [path, html] of Object.entries(pages)) {
    expect(html, path).toContain('data-theme="dark"');
    expect(html, path).not.toMatch(/<script|aria-label="Cookies"/);
    expect(html, path).toContain('href="tel:0800111999"');
  }
  const etag = response.headers.get('etag') ?? '';
  expect((await getWith(help, { cookie: 'display=theme=dark', 'if-none-match': etag })).status).toBe(304);
  expect((await getWith(help, { 'if-none-match': etag })).status).toBe(200);
});

test('while part of the emergency help is unavailable, all of it is', async () => {
  const { get } = await siteWith({
    'help/categories.json': emergencyFeed(['power-cuts', 'no-such-article']),
  });
  expect((await get(help)).status).toBe(503);
});

test('while the list of articles can’t be fetched, browsers keep the worker that they have', async () => {
  const { get } = await site({ CONTENT_URL: 'http://127.0.0.1:9' });
  for (const path of [worker, help, `${area}/offline`]) expect((await get(path)).status, path).toBe(503);
});

test.each([
  ['the tests’ own content', brandDir],
  ['the content of this repository', 'content'],
])('a first visit saves at most 150 kB of %s, over the wire', async (_, CONTENT_DIR) => {
  const { getWith } = await site({ CONTENT_DIR });
  const { pages } = (await (await getWith(help, {})).json()) as EmergencyHelp;
  const copies = Object.values(pages).map((html) => copyPage(html, new Headers(), 0));
  const named = copies.flatMap(({ files }) => files);
  const files = (await fetchFiles(named, async (path) => getWith(path, {}))).map(([path]) => path);
  for (const ending of [
    /frame-.*\.css$/,
    /on-demand-.*\.css$/,
    /\.woff2$/,
    /icons-.*\.svg$/,
    /check-.*\.svg$/,
    /mark\.svg$/,
  ])
    expect(files, String(ending)).toContainEqual(expect.stringMatching(ending));
  let sum = 0;
  for (const path of [worker, help, ...files]) {
    const response = await getWith(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.status, path).toBe(200);
    sum += (await response.arrayBuffer()).byteLength;
  }
  expect(sum).toBeGreaterThan(50 * kilobyte);
  expect(sum).toBeLessThanOrEqual(150 * kilobyte);
});

test('the emergencies page takes at most 14 kB, and its numbers and steps need no other request', async () => {
  const { getWith } = await site({ CONTENT_DIR: 'content' });
  for (const encoding of ['br', 'gzip']) {
    const response = await getWith(`${area}/emergencies`, { 'accept-encoding': encoding });
    expect((await response.arrayBuffer()).byteLength, encoding).toBeLessThanOrEqual(14 * kilobyte);
  }
  const page = readPage(await (await getWith(`${area}/emergencies`, {})).text());
  expect(page.words).toContain('Open doors and windows.');
  expect(page.words).toContain('Turn the stopcock clockwise.');
  for (const number of ['0800111999', '105', '08081570250'])
    expect(page.links.map(({ href }) => href)).toContain(`tel:${number}`);
});

test('no page for reading sets a cookie or is private, since the worker could not see that', async () => {
  const { getWith } = await site();
  const pages = [...areaPages, ...articles.map(({ path }) => path)].filter((path) =>
    isReadingPage(path.slice(area.length)),
  );
  expect(pages.length).toBeGreaterThan(60);
  for (const path of pages) {
    const { status, headers } = await getWith(path, { cookie: 'display=text=large' });
    expect([status, headers.get('set-cookie'), headers.get('cache-control')], path).toEqual([
      200,
      null,
      'no-cache',
    ]);
  }
});

test('where offline help is switched off, the script unregisters the worker, and nothing refers to its other addresses', async () => {
  const { get } = await site({ OFFLINE_HELP: 'off' });
  const script = await (await get(worker)).text();
  expect(script).toContain('unregister()');
  expect(script).not.toContain('fetch');
  expect((await get(help)).status).not.toBe(200);
  expect((await get(`${area}/offline`)).status).not.toBe(200);
  expect(await (await get(`${area}/`)).text()).not.toContain('rel="manifest"');
  expect(await (await get(`${area}/cookies`)).text()).not.toContain('help-offline-');
});

test('the web app has the brand’s name, its colours, and icons that are there', async () => {
  const { get } = await site();
  expect(await (await get(`${area}/`)).text()).toContain(
    '<link rel="manifest" href="/help-and-support/manifest.webmanifest"/>',
  );
  const response = await get(`${area}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const { icons, ...manifest } = (await response.json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest).toMatchObject({ scope: `${area}/`, start_url: `${area}/`, display: 'minimal-ui' });
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  for (const { src, sizes, type } of icons) {
    const icon = await get(src);
    expect([icon.status, icon.headers.get('content-type')?.replace(/;.*/, '')], src).toEqual([200, type]);
    const png = Buffer.from(await icon.arrayBuffer());
    // A PNG has its width and height in bytes 16 to 23.
    if (type === 'image/png') expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
