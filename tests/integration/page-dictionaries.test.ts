import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { articles } from '#tests/support/pages.ts';
import { acceptsDictionary, dictionaryIn, nameOf, readDcz } from '#tests/support/read-dcz.ts';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const area = '/help-and-support';
const meters = `${area}/meters`;
/** The HTML of an article, for a browser that has read another page. */
const htmlBudget = 2_500;

let site: ServedSite;
let dictionary: Buffer;
beforeAll(async () => {
  site = await serveSite();
  await site.warmUp();
  dictionary = (await ask(await announced(site))).body;
});
afterAll(async () => site.stop());

type RequestOptions = { method?: string; headers?: Record<string, string>; of?: ServedSite };

async function ask(path: string, { method = 'GET', headers = {}, of = site }: RequestOptions = {}) {
  const sent = request(of.url + path, { method, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** The address of the dictionary in a page's Server-Timing header. */
async function announced(of: ServedSite): Promise<string> {
  const { headers } = await ask(meters, { of });
  return dictionaryIn(headers['server-timing']) ?? 'nowhere';
}

const having = (bytes: Uint8Array, accepted = acceptsDictionary) => ({
  'accept-encoding': accepted,
  'available-dictionary': nameOf(bytes),
});

test('a browser that has the dictionary gets every article in 2.5 kB, and the same bytes as everybody', async () => {
  for (const { path } of articles) {
    const whole = (await ask(path)).body.toString();
    const { headers, body } = await ask(path, { headers: having(dictionary) });
    expect([headers['content-encoding'], headers['content-length']], path).toEqual([
      'dcz',
      String(body.byteLength),
    ]);
    expect(readDcz(body, dictionary) === whole, path).toBe(true);
    expect(body.byteLength, path).toBeLessThanOrEqual(htmlBudget);
  }
});

test('all pages have the right Vary, and name the dictionary to browsers without it', async () => {
  const path = await announced(site);
  for (const headers of [{}, { 'accept-encoding': 'br' }, having(Buffer.from('another'))]) {
    const response = await ask(meters, { headers });
    expect(dictionaryIn(response.headers['server-timing'])).toBe(path);
    expect(response.headers.vary).toBe('Accept-Encoding, Available-Dictionary, Cookie');
  }
  const { headers } = await ask(meters, { headers: having(dictionary) });
  expect([dictionaryIn(headers['server-timing']), headers.vary]).toEqual([
    undefined,
    'Accept-Encoding, Available-Dictionary, Cookie',
  ]);
});

test.each([
  ['another dictionary', having(Buffer.from('another'))],
  ['what is no name of a dictionary', { 'accept-encoding': acceptsDictionary, 'available-dictionary': 'x' }],
])('a browser that has %s gets Brotli', async (_, headers) => {
  const { headers: sent, body } = await ask(meters, { headers });
  expect(sent['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe((await ask(meters)).body.toString());
});

test.each([
  ['gzip, br, zstd', 'br'],
  ['br, dcz;q=0', 'br'],
  ['br, dcz;q=0.5', 'br'],
  ['br;q=0.5, dcz', 'dcz'],
  ['dcz', 'dcz'],
  ['', undefined],
])('a browser with the dictionary that accepts "%s" gets %s', async (accepted, encoding) => {
  const { headers } = await ask(meters, { headers: having(dictionary, accepted) });
  expect(headers['content-encoding']).toBe(encoding);
});

test('HEAD and 304 are the same with a dictionary as without', async () => {
  const { etag = '' } = (await ask(meters)).headers;
  const head = await ask(meters, { method: 'HEAD', headers: having(dictionary) });
  expect([head.status, head.headers['content-encoding'], head.headers.etag, head.body.length]).toEqual([
    200,
    'dcz',
    etag,
    0,
  ]);
  const known = { ...having(dictionary), 'if-none-match': etag };
  const again = await ask(meters, { headers: known });
  expect([again.status, again.headers.etag, again.headers['content-encoding'], again.body.length]).toEqual([
    304,
    etag,
    undefined,
    0,
  ]);
  expect(again.headers.vary).toBe('Accept-Encoding, Available-Dictionary, Cookie');
});

test('a page that is one visitor’s own, or shows what was typed, refers to no dictionary', async () => {
  const form = `${area}/submit-meter-read`;
  for (const [path, cookie] of [
    [form, '__Host-nep=a.b.c'],
    [`${form}?fuel=Gas`, ''],
    [`${meters}?q=mine`, ''],
  ] as const) {
    const { headers } = await ask(path, { headers: { ...having(dictionary), cookie } });
    expect(headers['content-encoding'], path).not.toBe('dcz');
  }
});

test('the dictionary is a file that never changes, used only for documents of the area', async () => {
  const path = await announced(site);
  const { status, headers, body } = await ask(path, { headers: { 'accept-encoding': 'br' } });
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'br', 'Accept-Encoding']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['use-as-dictionary']).toBe('match="/help-and-support/*", match-dest=("document")');
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(brotliDecompressSync(body)).toEqual(dictionary);
  expect(body.byteLength).toBeLessThan(9_000);
});

test('a dictionary of another release, which this process does not know, is no error, and is requested again later', async () => {
  const { status, headers } = await ask(`${area}/page-dictionary-AAAAAAAAAAAAAAAAAAAAAA`);
  expect([status, headers['use-as-dictionary'], headers['cache-control']]).toEqual([
    204,
    undefined,
    'no-store',
  ]);
});

test('two processes with the same content build the same dictionary', async () => {
  const settings = { PUBLIC_URL: 'https://localhost:3443', SESSION_SECRET: 'a'.repeat(32) };
  const named = [];
  for (const other of [await siteInProcess(settings), await siteInProcess(settings)]) {
    onTestFinished(other.stop);
    // Visitors with other settings come first.
    await other.fetch(
      new Request(`http://localhost${meters}`, { headers: { cookie: 'display=theme=dark' } }),
    );
    await other.warmUp();
    named.push(dictionaryIn((await other.get(meters)).headers.get('server-timing')));
  }
  expect(named[0]).toContain('/page-dictionary-');
  expect(named[1]).toBe(named[0]);
});

test('when the content of the dictionary has changed there is a new one, and browsers may still use the previous one', async () => {
  const content = await copyContent({});
  onTestFinished(content.remove);
  const other = await siteInProcess({ CONTENT_DIR: content.dir });
  onTestFinished(other.stop);
  const at = (path: string, headers = {}) => other.fetch(new Request(`http://localhost${path}`, { headers }));
  const newest = async () => dictionaryIn((await at(meters)).headers.get('server-timing')) ?? 'none';
  const read = async (path: string) => Buffer.from(await (await at(path)).arrayBuffer());

  expect(await newest(), 'before it is made').toBe('none');
  await other.warmUp();
  const before = await newest();
  await other.warmUp();
  expect(await newest(), 'nothing has changed').toBe(before);
  const old = await read(before);
  await content.change('footer.json', {
    columns: [{ title: 'Changed', links: [{ label: 'Help home', link: '/help-and-support/' }] }],
  });
  other.clock.pass(30_000);
  await other.warmUp();
  expect(await newest()).not.toBe(before);
  for (const bytes of [old, await read(await newest())]) {
    const response = await at(meters, having(bytes));
    expect(response.headers.get('content-encoding')).toBe('dcz');
    const html = readDcz(Buffer.from(await response.arrayBuffer()), bytes);
    expect(html.includes('Changed')).toBe(true);
    const isNamed = dictionaryIn(response.headers.get('server-timing')) !== undefined;
    expect(isNamed, 'the new one is named to a browser with the old one').toBe(bytes === old);
  }
});

test.each([
  ['COMPRESSION_DICTIONARIES=off', { COMPRESSION_DICTIONARIES: 'off' }],
  ['SHARED_CACHE=on', { SHARED_CACHE: 'on' }],
])(
  'with %s no response refers to a dictionary, even for a browser that has one',
  async (_, env: Record<string, string>) => {
    const other = await serveSite(env);
    onTestFinished(other.stop);
    await other.warmUp();
    const { headers } = await ask(meters, { of: other, headers: having(dictionary) });
    expect([headers['content-encoding'], dictionaryIn(headers['server-timing']), headers.vary]).toEqual([
      'br',
      undefined,
      'Accept-Encoding, Cookie',
    ]);
    const file = await ask(await announced(site), { of: other });
    expect([file.status === 200, file.headers['use-as-dictionary']]).toEqual([false, undefined]);
    const [sheet = ''] =
      /\/help-and-support\/assets\/frame-[\w-]+\.css/.exec((await ask(meters)).body.toString()) ?? [];
    expect((await ask(sheet, { of: other })).headers['use-as-dictionary']).toBe(undefined);
  },
);
