import { expect, test } from 'vitest';
import { serveLargeErrors } from '#tests/support/large-errors.ts';
import { ContentUnavailable } from './content-unavailable.ts';
import { aWord, notModified, saying, type Word } from '#tests/support/copies-of-a-service.ts';
import { loadCopy, type ContentKind, type Copy } from './load-copy.ts';

const html: ContentKind<Word> = { ...aWord, accept: 'text/html' };
const previous: Copy<Word> = { value: { word: 'old' }, etag: '"v1"' };

/** Loads from a service that gives one response; `asked` has the headers of the request. */
async function load(
  response: Response | Error,
  kind: ContentKind<Word> = aWord,
  earlier: Copy<Word> | undefined = undefined,
) {
  let asked: Record<string, string> = {};
  const call = async (_path: string, init?: RequestInit) => {
    asked = Object.fromEntries(new Headers(init?.headers));
    if (response instanceof Error) throw response;
    return response;
  };
  const { signal } = new AbortController();
  const copy = await loadCopy({ call, path: '/a', kind, previous: earlier, signal }).catch(
    (problem: unknown) => {
      if (problem instanceof ContentUnavailable) return problem.reason;
      throw problem;
    },
  );
  return { asked, copy };
}

/** A document that breaks off in the middle, as when the service goes down while it sends. */
const brokenOff = () =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('word: ha')),
      pull: (body) => body.error(new TypeError('terminated')),
    }),
  );

test('a document is returned with its ETag', async () => {
  const { copy } = await load(saying('one', 'W/"v1"'));
  expect(copy).toMatchObject({ value: { word: 'one' }, etag: 'W/"v1"' });
});

test('the content JSON client sends max-age=0, the HTML client does not (SPEC §7)', async () => {
  expect((await load(saying('one'))).asked).toEqual({
    accept: 'application/json',
    'cache-control': 'max-age=0',
  });
  expect((await load(saying('one'), html)).asked).toEqual({ accept: 'text/html' });
});

test('with an earlier copy the request is conditional, and 304 returns that very copy', async () => {
  const { asked, copy } = await load(notModified(), aWord, previous);
  expect(asked['if-none-match']).toBe('"v1"');
  expect(copy).toBe(previous);
});

test('an earlier copy without an ETag makes no conditional request', async () => {
  const { asked } = await load(saying('one'), aWord, { ...previous, etag: undefined });
  expect(asked).not.toHaveProperty('if-none-match');
});

test('a document with a changed text and a new ETag replaces the earlier copy', async () => {
  expect((await load(saying('new', '"v2"'), aWord, previous)).copy).toMatchObject({
    value: { word: 'new' },
    etag: '"v2"',
  });
});

test('404 is an answer where content may be missing, with or without an earlier copy', async () => {
  for (const earlier of [undefined, previous]) {
    const { copy } = await load(new Response('', { status: 404 }), { ...aWord, mayBeMissing: true }, earlier);
    expect(copy).toMatchObject({ value: undefined, etag: undefined });
  }
});

test('content that is still missing has not changed, so the very same copy is returned', async () => {
  const missing: Copy<Word> = { value: undefined, etag: undefined };
  const { copy } = await load(new Response('', { status: 404 }), { ...aWord, mayBeMissing: true }, missing);
  expect(copy).toBe(missing);
});

test.each([
  ['is missing though it must be there', new Response('word: no', { status: 404 }), 'status 404'],
  ['is said to be unchanged though there is none', notModified(), 'status 304'],
  ['is an error', new Response('word: no', { status: 500 }), 'status 500'],
  ['is refused', new Response('word: no', { status: 403 }), 'status 403'],
  ['is elsewhere', new Response('word: no', { status: 302, headers: { location: '/b' } }), 'status 302'],
  ['can’t be reached', new TypeError('fetch failed'), 'no connection'],
  ['breaks off in the middle', brokenOff(), 'the answer broke off'],
  ['is something else', new Response('<h1>Maintenance</h1>'), 'not what was expected'],
  ['is empty', new Response(''), 'not what was expected'],
  ['is larger than any document', new Response(`word: ${'x'.repeat(2_000_000)}`), 'too large'],
])('a document that %s is a failure: %o', async (_, response, reason) => {
  expect((await load(response)).copy).toBe(reason);
});

const windows1252 = Buffer.from('word: \xA35 caf\xE9, it\x92s', 'latin1');
const utf8 = new TextEncoder().encode('\uFEFFword: £5 café, it’s');
const utf16 = Buffer.from('\uFEFFword: £5 café, it’s', 'utf16le');
test.each<[string | undefined, Uint8Array<ArrayBuffer>]>([
  ['text/html; charset=iso-8859-1', windows1252],
  ['text/html;charset="Windows-1252"', windows1252],
  ['application/json; profile=a; Charset = windows-1252; q=1', windows1252],
  ['text/html; charset=utf-16le', utf16],
  ['text/html; charset=utf-8', utf8],
  ['text/html; charset=UTF8', utf8],
  ['text/html', utf8],
  ['text/html; charset=', utf8],
  ['text/html; charset=klingon', utf8],
  [undefined, utf8],
])('a document is read in the charset of its content type %o, or else in UTF-8', async (type, bytes) => {
  const headers = new Headers(type === undefined ? {} : { 'content-type': type });
  const { copy } = await load(new Response(bytes, { headers }));
  expect(copy).toMatchObject({ value: { word: '£5 café, it’s' } });
});

test('a document in another charset that breaks off in the middle is a failure too', async () => {
  const response = new Response(brokenOff().body, {
    headers: { 'content-type': 'text/html; charset=latin1' },
  });
  expect((await load(response)).copy).toBe('the answer broke off');
});

test('404 does not hide other failures where content may be missing', async () => {
  const { copy } = await load(new Response('', { status: 410 }), { ...aWord, mayBeMissing: true });
  expect(copy).toBe('status 410');
});

test('a document just within the limit is read', async () => {
  const { copy } = await load(new Response(`word: ${'x'.repeat(2_000_000 - 6)}`));
  expect(copy).toMatchObject({ value: { word: expect.stringMatching(/^x+$/) } });
});

test('the failure carries its cause and its path, for the log', async () => {
  const cause = new TypeError('fetch failed');
  const failure = loadCopy({
    call: () => Promise.reject(cause),
    path: '/help/meters/economy-7-meters.html',
    kind: html,
    previous: undefined,
    signal: new AbortController().signal,
  });
  await expect(failure).rejects.toMatchObject({
    name: 'ContentUnavailable',
    path: '/help/meters/economy-7-meters.html',
    cause,
  });
});

test.each([404, 500])(
  'documents answered with %s leave no connection to the service open',
  async (status) => {
    const service = await serveLargeErrors(status);
    for (let nth = 0; nth < 10; nth += 1)
      await load(await service.call('/a'), { ...aWord, mayBeMissing: true });
    expect(service.requests()).toBe(10);
    await expect.poll(service.connections).toBeLessThanOrEqual(1);
  },
);

test('an error whose body breaks off is still a failure of the service', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  expect((await load(new Response(body, { status: 502 }))).copy).toBe('status 502');
});
