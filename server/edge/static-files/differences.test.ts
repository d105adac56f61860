import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { acceptsDictionary, nameOf, readDcz } from '#tests/support/read-dcz.ts';
import { staticFiles } from './static-files.ts';

const words = randomBytes(3_000).toString('base64');
const [older, newer] = [`/* ${words} */ p { color: teal }`, `/* ${words} */ p { color: navy }`];
const sheet = 'page-bbbbbbbb.css';
let assetsDir = '';
let clientDir = '';
let files: ReturnType<typeof staticFiles>;

/** A site whose release has `newer`, while the folder that processes share has `older` from another release. */
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'differences-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  [clientDir, assetsDir] = [join(folder, 'client'), join(folder, 'shared')];
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await mkdir(assetsDir);
  const own = {
    [sheet]: newer,
    [`${sheet}.br`]: brotliCompressSync(newer),
    'form-bbbbbbbb.css': newer,
    'small-bbbbbbbb.js': 'a()',
    'icons-bbbbbbbb.svg': '<svg/>',
  };
  const others = {
    [sheet]: newer,
    'page-aaaaaaaa.css': older,
    'page-aaaaaaaa.css.br': brotliCompressSync(older),
    'form-aaaaaaaa.css': older,
    'page-aaaaaaaa.js': `/* ${words} */`,
    'small-aaaaaaaa.js': 'b()',
  };
  for (const [name, text] of Object.entries(own)) await writeFile(join(clientDir, 'assets', name), text);
  for (const [name, text] of Object.entries(others)) await writeFile(join(assetsDir, name), text);
  files = staticFiles({ clientDir, assetsDir, hasDictionaries: true });
});

async function ask(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await files.request(`/help-and-support/assets/${name}`, { headers, method });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

const having = (text: string, accepted = acceptsDictionary) => ({
  'accept-encoding': accepted,
  'available-dictionary': nameOf(Buffer.from(text)),
});
const encodingFor = async (headers: Record<string, string>, name = sheet) =>
  (await ask(name, headers)).headers.get('content-encoding');
const waitForDifference = () => expect.poll(() => encodingFor(having(older))).toBe('dcz');

test('a style sheet of a new release is sent as the difference from the version that the browser has', async () => {
  expect(await encodingFor(having(older)), 'nobody waits while it is made').toBe('br');
  await waitForDifference();
  const { status, headers, body } = await ask(sheet, having(older));
  expect(readDcz(body, Buffer.from(older))).toBe(newer);
  expect(body.byteLength).toBeLessThan(100);
  expect([status, headers.get('content-length')]).toEqual([200, String(body.byteLength)]);
  expect(headers.get('content-type')).toContain('text/css');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
  expect(headers.get('use-as-dictionary')).toBe('match="/help-and-support/assets/page-*.css"');
});

test('a browser that goes back to the earlier release gets the difference in the other direction', async () => {
  await expect.poll(() => encodingFor(having(newer), 'page-aaaaaaaa.css')).toBe('dcz');
  expect(readDcz((await ask('page-aaaaaaaa.css', having(newer))).body, Buffer.from(newer))).toBe(older);
});

test('scripts and style sheets are dictionaries for the next release, and other files are not', async () => {
  for (const headers of [{}, { 'accept-encoding': 'br' }, having('unknown')]) {
    const response = await ask(sheet, headers);
    expect(response.headers.get('use-as-dictionary')).toBe('match="/help-and-support/assets/page-*.css"');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
  }
  expect((await ask('small-bbbbbbbb.js')).headers.get('use-as-dictionary')).toBe(
    'match="/help-and-support/assets/small-*.js"',
  );
  for (const name of ['icons-bbbbbbbb.svg', 'page-cccccccc.css'])
    expect((await ask(name)).headers.has('use-as-dictionary'), name).toBe(false);
});

test('a browser gets Brotli if its dictionary is unknown or belongs to another file, or if it does not accept dcz', async () => {
  for (const headers of [
    having('unknown'),
    having(`/* ${words} */`),
    having(newer),
    having(older, 'br'),
    having(older, 'br, dcz;q=0'),
    { 'accept-encoding': acceptsDictionary, 'available-dictionary': 'x' },
  ])
    expect(await encodingFor(headers), JSON.stringify(headers)).toBe('br');
  // Differences are made one after the other: by now all of these would be ready.
  await waitForDifference();
  for (const headers of [having('unknown'), having(`/* ${words} */`), having(newer), having(older, 'br')])
    expect(await encodingFor(headers), JSON.stringify(headers)).toBe('br');
});

test('a file that is smaller than its difference is sent whole', async () => {
  await encodingFor(having('b()'), 'small-bbbbbbbb.js');
  await waitForDifference();
  const { headers, body } = await ask('small-bbbbbbbb.js', having('b()'));
  expect([headers.get('content-encoding'), body.toString()]).toEqual([null, 'a()']);
});

test('HEAD has the headers of GET, and a range is taken from the whole file', async () => {
  await waitForDifference();
  const head = await ask(sheet, having(older), 'HEAD');
  const { body } = await ask(sheet, having(older));
  expect([
    head.headers.get('content-encoding'),
    head.headers.get('content-length'),
    head.body.length,
  ]).toEqual(['dcz', String(body.length), 0]);
  const part = await ask(sheet, { ...having(older, 'dcz'), range: 'bytes=3-9' });
  expect([part.status, part.headers.get('content-encoding'), part.body.toString()]).toEqual([
    206,
    null,
    newer.slice(3, 10),
  ]);
  expect(part.headers.has('use-as-dictionary'), 'a part is no dictionary').toBe(false);
});

test('deleting a file of another release does not affect later answers', async () => {
  const waitForDifferenceOf = (name: string, text: string) =>
    expect.poll(() => encodingFor(having(text), name)).toBe('dcz');
  await waitForDifferenceOf('form-bbbbbbbb.css', older);
  await rm(join(assetsDir, 'page-aaaaaaaa.css'));
  expect(await encodingFor(having(older))).toBe('br');
  await waitForDifferenceOf('form-aaaaaaaa.css', newer);
  const { status, headers } = await ask(sheet, having(older));
  expect([status, headers.get('content-encoding')]).toEqual([200, 'br']);
});

test('a shared folder that is unavailable for a moment delays the differences, and does not prevent them', async () => {
  const elsewhere = `${assetsDir}-elsewhere`;
  await rename(assetsDir, elsewhere);
  expect(await encodingFor(having(older))).toBe('br');
  await rename(elsewhere, assetsDir);
  await waitForDifference();
});
