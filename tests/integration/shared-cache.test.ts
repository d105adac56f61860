import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { makeCertificate } from '#tests/support/make-certificate.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';
import { acceptsDictionary, nameOf } from '#tests/support/read-dcz.ts';
import { hasNginx, startNginx } from '#tests/support/start-nginx.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';

/** A stored page expires within 2 s, on a slow machine later: no time is measured. A test waits several times. */
const [patience, longTimeout] = [{ timeout: 30_000 }, { timeout: 5 * 30_000 }];
const area = '/help-and-support';
const meters = `${area}/meters`;
const encodings = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
type Encoding = keyof typeof encodings;

const certificate = makeCertificate();
const agent = new Agent({ ca: certificate.cert, keepAlive: true });
const ports: [number, number] = [await freePort(), await freePort()];
const port = await freePort();
const url = `https://localhost:${port}`;
let content: Awaited<ReturnType<typeof copyContent>>;
let sites: OwnSite[];
let nginx: Awaited<ReturnType<typeof startNginx>>;

/** The settings of a site behind the cache. */
const settings = () => ({
  PUBLIC_URL: url,
  SHARED_CACHE: 'on',
  SESSION_SECRET: 'of-the-sites-behind-the-cache-alone',
  CONTENT_DIR: content.dir,
});

type Visit = { cookie?: string; encoding?: Encoding; method?: string; headers?: Record<string, string> };

async function visit(path: string, { cookie, encoding = 'br', method = 'GET', headers }: Visit = {}) {
  const sent = request(url + path, {
    agent,
    method,
    headers: { 'accept-encoding': encoding, ...(cookie !== undefined && { cookie }), ...headers },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const open = encodings[(response.headers['content-encoding'] ?? 'identity') as Encoding];
  return {
    status: response.statusCode,
    headers: response.headers,
    /** Whether it came from the cache; undefined where the cache was not involved. */
    cache: response.headers['x-cache']?.toString(),
    text: open(Buffer.concat(chunks)).toString(),
  };
}

/** The page as a process of the site renders it for a visitor with these cookies. */
async function uncached(path: string, cookie: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${ports[0]}${path}`, { headers: { cookie } })).text();
}

const displays = [
  '',
  'text=large',
  'text=larger',
  'contrast=more',
  'theme=light',
  'theme=dark',
  'motion=less',
  'text=large&contrast=more&theme=dark&motion=less',
];
const choices = ['', 'consent=1', 'consent=1.performance'];

if (!hasNginx) process.stdout.write('nginx is not installed: the tests of it as a cache are not run.\n');

describe.skipIf(!hasNginx)('nginx as a cache in front of two processes', longTimeout, () => {
  beforeAll(async () => {
    content = await copyContent();
    sites = await Promise.all(ports.map((at) => startSite({ ...settings(), PORT: String(at) })));
    nginx = await startNginx({ certificate, port, sitePorts: ports, isCache: true });
  });
  afterAll(async () => {
    agent.destroy();
    await nginx.stop();
    for (const site of sites) await site.stop('SIGKILL');
    await content.remove();
  });

  test('visitors with any cookies and tracking parameters share the pages: all but the first of each kind are hits', async () => {
    const pages = [`${area}/`, meters, `${area}/contact-us`, `${area}/emergencies`];
    const counts: Record<string, number> = {};
    for (let nth = 0; nth < 400; nth += 1) {
      const consent = nth % 2 === 0 ? '' : `consent=1${nth % 3 === 0 ? '.functional' : ''}; `;
      const { cache = 'none' } = await visit(
        `${pages[nth % pages.length]}${nth % 5 === 0 ? `?utm_source=mail-${nth}&gclid=${nth}` : ''}`,
        { cookie: `_ga=GA1.${nth}; ${consent}complaint-details=sealed-${nth}` },
      );
      counts[cache] = (counts[cache] ?? 0) + 1;
    }
    expect(counts['HIT']).toBeGreaterThanOrEqual(0.9 * 400);
    expect((counts['HIT'] ?? 0) + (counts['MISS'] ?? 0) + (counts['EXPIRED'] ?? 0)).toBe(400);
  });

  test('nobody gets a page for other choices: display settings, the question about cookies, encodings', async () => {
    const path = `${area}/extra-support`;
    const visits = displays.flatMap((display, nth) =>
      choices.map((consent, at) => ({
        cookie: [`display=${display}`, consent].filter(Boolean).join('; '),
        encoding: (['br', 'gzip', 'identity'] as const)[(nth + at) % 3],
      })),
    );
    const expected = new Map<string, string>();
    for (const { cookie } of visits) expected.set(cookie, await uncached(path, cookie));
    expect(new Set(expected.values()).size, 'every choice looks different').toBe(2 * displays.length);
    for (const round of ['first', 'second'])
      for (const { cookie, encoding = 'br' } of visits) {
        const page = await visit(path, { cookie, encoding });
        expect(page.text === expected.get(cookie), `${round}: ${cookie}`).toBe(true);
        expect(page.headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(page.cache, cookie).toMatch(/^(?:HIT|MISS|EXPIRED)$/);
      }
  });

  test.each([
    ['refuses brotli', 'br;q=0, gzip', 'gzip'],
    ['prefers another encoding that we have', 'gzip;q=0.5, zstd', 'gzip'],
    ['knows only old encodings', 'deflate', undefined],
    ['names none', '', undefined],
  ])('a browser that %s gets a page that it can read', async (_words, accepted, sent) => {
    for (let nth = 0; nth < 2; nth += 1) {
      const page = await visit(meters, { headers: { 'accept-encoding': accepted } });
      expect([page.headers['content-encoding'], page.text.startsWith('<!DOCTYPE html>')]).toEqual([
        sent,
        true,
      ]);
    }
  });

  test('a browser with a dictionary gets the same response as one without, and its Server-Timing has no dictionary', async () => {
    const own = { 'accept-encoding': acceptsDictionary, 'available-dictionary': nameOf(Buffer.from('any')) };
    const { headers, text } = await visit(`${area}/probate`, { headers: own });
    const metrics = expect.not.stringContaining('page-dictionary');
    expect([headers['content-encoding'], headers['server-timing']]).toEqual(['br', metrics]);
    expect(await visit(`${area}/probate`)).toMatchObject({ text, cache: 'HIT' });
  });

  test('a cache key that a visitor sends is ignored', async () => {
    const path = `${area}/probate`;
    const headers = { 'x-page-display': 'theme=dark', 'x-page-consent': '1' };
    const plain = await uncached(path, '');
    expect((await visit(path, { headers })).text).toBe(plain);
    const next = await visit(path);
    expect([next.text === plain, next.cache]).toEqual([true, 'HIT']);
    const signedIn = await visit(path, { headers, cookie: '__Host-nep=a.b.c' });
    expect([signedIn.text === plain, signedIn.cache]).toEqual([true, undefined]);
  });

  test.each([
    ['who is signed in', meters, { cookie: 'consent=1; __Host-nep=a.b.c; signed-in=1' }],
    ['with the marker of a sign-in', meters, { cookie: 'signed-in=1' }],
    ['with display settings that no page knows', meters, { cookie: 'display=theme=pink' }],
    ['who dismissed a notice of the help home', `${area}/`, { cookie: 'dismissed-notice=0a1b2c3d' }],
    ['of the page about cookies', `${area}/cookies`, {}],
    ['of the meter-reading form', `${area}/submit-meter-read`, {}],
    ['of a complaint', `${area}/complaints/gas-and-electricity`, {}],
    ['of a form below a category', `${area}/bills-and-payments/compare-two-bills`, {}],
    ['of a page with a query', `${meters}?page=2`, {}],
    ['of a page with a query beside tracking', `${meters}?utm_source=mail&page=2`, {}],
    ['of the data of a page', `${meters}.data`, {}],
    ['of an article that is not there', `${meters}/no-such-article`, {}],
    ['of who is signed in', `${area}/session`, {}],
    ['of a search', '/search?q=meter', {}],
    ['who posts', meters, { method: 'POST' }],
  ])('a visitor %s is answered by the site each time', async (_words, path, sent) => {
    for (let nth = 0; nth < 2; nth += 1) expect((await visit(path, sent)).cache).not.toBe('HIT');
  });

  test('browsers get the same caching headers as without the cache', async () => {
    await visit(meters);
    const { headers, cache } = await visit(meters);
    const direct = await fetch(`http://127.0.0.1:${ports[0]}${meters}`);
    expect(cache).toBe('HIT');
    for (const name of ['cache-control', 'vary', 'etag', 'content-security-policy', 'speculation-rules'])
      expect(headers[name], name).toBe(direct.headers.get(name));
    for (const name of ['cdn-cache-control', 'surrogate-control', 'x-accel-expires'])
      expect([headers[name], direct.headers.get(name)], name).toEqual([undefined, null]);
    const again = await visit(meters, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.text, again.cache]).toEqual([304, '', 'HIT']);
  });

  test('while both processes are down, cached pages are served, signed in or not, and forms say that they can’t be sent', async () => {
    const visitors = ['', 'consent=1', 'consent=1; display=text=large'];
    const before = new Map<string, string>();
    for (const cookie of visitors) before.set(cookie, (await visit(meters, { cookie })).text);
    const files = [...new Set(before.get('')?.match(/\/help-and-support\/(?:assets|media|theme-)[^"]*/g))];
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await visit(file)).status, file).toBe(200);
    for (const site of sites) await site.stop('SIGKILL');

    for (const [cookie, html] of before) {
      expect((await visit(meters, { cookie })).text === html, cookie).toBe(true);
      expect((await visit(meters, { cookie: `${cookie}; __Host-nep=a.b.c` })).text === html, cookie).toBe(
        true,
      );
    }
    for (const file of files) expect((await visit(file)).status, file).toBe(200);
    for (const [path, method] of [
      [`${area}/submit-meter-read`, 'GET'],
      [`${area}/submit-meter-read`, 'POST'],
      [meters, 'POST'],
    ] as const) {
      const { status, text } = await visit(path, { method });
      expect([status, text.includes('tel:0800111999')]).toEqual([503, true]);
    }
  });

  test('changed content shows once the cached page has expired, and an expired page is still served when no process responds', async () => {
    const path = `${area}/breakdowns/boiler-wont-start`;
    const unchanged = `${area}/breakdowns/noisy-boiler`;
    const file = 'help/breakdowns/boiler-wont-start.html';
    const site = await siteInProcess(settings());
    const passOn = getRequestListener(site.fetch);
    const server: Server = createServer((incoming, outgoing) => {
      if (!site.answerCached(incoming, outgoing)) void passOn(incoming, outgoing);
    });
    await once(server.listen(ports[0], '127.0.0.1'), 'listening');
    // The content was read 28.5 s ago, so the page may be stored for a second more.
    for (const each of [path, unchanged]) await site.get(each);
    site.clock.pass(28_500);
    for (const each of [path, unchanged])
      await expect.poll(async () => (await visit(each)).status, patience).toBe(200);
    const before = await readFile(join(content.dir, file), 'utf8');
    await content.change(file, before.replace('Fault codes', 'New advice'));
    site.clock.pass(1_500);
    await expect.poll(async () => (await visit(path)).text, patience).toContain('New advice');
    server.close();
    server.closeAllConnections();
    await expect.poll(async () => (await visit(unchanged)).cache, patience).toBe('STALE');
    for (const cookie of ['', 'signed-in=1']) {
      const { status, text } = await visit(unchanged, { cookie });
      expect([status, text.includes('<h1')]).toEqual([200, true]);
    }
    await site.stop();
  });
});
