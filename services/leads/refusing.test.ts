import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { jsonApiErrors, jsonApiType } from '#contracts/json-api.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { makeLead } from './leads.fixture.ts';

const { data } = makeLead();
const withAttributes = (changes: object) => ({
  data: { ...data, attributes: { ...data.attributes, ...changes } },
});

describe.each(await engines())('refusals on $name', longTimeout, async (engine) => {
  const { post, store, accepted } = await openLeads(engine, { atEnd: afterAll });

  test.each<[string, number, string, unknown, Record<string, string>?]>([
    [
      'another media type',
      415,
      'media-type-not-supported',
      makeLead(),
      { 'content-type': 'application/json' },
    ],
    ['no media type', 415, 'media-type-not-supported', makeLead(), { 'content-type': '' }],
    ['a compressed body', 415, 'media-type-not-supported', makeLead(), { 'content-encoding': 'gzip' }],
    ['no X-Client-Id', 400, 'client-id-missing', makeLead(), { 'x-client-id': '' }],
    ['an X-Client-Id of spaces', 400, 'client-id-missing', makeLead(), { 'x-client-id': '   ' }],
    ['an endless X-Client-Id', 400, 'client-id-missing', makeLead(), { 'x-client-id': 'x'.repeat(201) }],
    ['an empty Idempotency-Key', 400, 'idempotency-key-not-usable', makeLead(), { 'idempotency-key': '' }],
    [
      'an endless Idempotency-Key',
      400,
      'idempotency-key-not-usable',
      makeLead(),
      { 'idempotency-key': 'x'.repeat(201) },
    ],
    ['no body', 400, 'body-not-json', ''],
    ['half a body', 400, 'body-not-json', JSON.stringify(makeLead()).slice(0, 200)],
    ['what is not JSON', 400, 'body-not-json', '<lead/>'],
    ['more than 1 MB', 413, 'lead-too-large', makeLead({ query: 'x'.repeat(1024 * 1024) })],
    ['JSON that is not an object', 422, 'lead-not-understood', '[]'],
    ['null', 422, 'lead-not-understood', 'null'],
    ['another type', 422, 'lead-not-understood', { data: { ...data, type: 'cats' } }],
    ['an id of the caller’s choice', 422, 'lead-not-understood', { data: { ...data, id: 'mine' } }],
    ['an unknown attribute', 422, 'lead-not-understood', withAttributes({ surprise: 1 })],
    ['a missing surname', 422, 'lead-not-understood', withAttributes({ surname: undefined })],
    ['an email that is not text', 422, 'lead-not-understood', withAttributes({ email: ['a@example.com'] })],
    ['an empty topic', 422, 'lead-not-understood', withAttributes({ topic: '' })],
    ['an endless topic', 422, 'lead-not-understood', withAttributes({ topic: 'x'.repeat(201) })],
    ['a topic with a null character', 422, 'lead-not-understood', withAttributes({ topic: 'a\u0000b' })],
    [
      'an address without an id',
      422,
      'lead-not-understood',
      { data: { ...data, relationships: { address: { data: { type: 'addresses' } } } } },
    ],
    [
      'a document without a bottom',
      422,
      'lead-not-understood',
      `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    ],
  ])('%s is answered with %i, and nothing is stored', async (_what, status, code, body, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(jsonApiType);
    const { errors } = jsonApiErrors.parse(await response.json());
    for (const error of errors) {
      expect(error).toMatchObject({ status: String(status), code });
      expect(error.title?.length).toBeGreaterThan(10);
      expect(error.detail?.length).toBeGreaterThan(10);
    }
    expect(new Set(errors.map(({ id }) => id)).size).toBe(errors.length);
    expect(await store.totals()).toEqual({ leads: 0, pending: 0, done: 0, dead: 0, skipped: 0 });
    expect(accepted()).toBe(0);
  });
});

const [sqlite] = await engines();
if (!sqlite) throw new Error('no engine');

test('all mistakes in a document are reported together, with their location, and no value is repeated', async () => {
  const { post } = await openLeads(sqlite);
  const response = await post(
    withAttributes({
      surname: 7,
      topic: '',
      'contact-number': { number: '07700900982', type: 'car' },
      'a/b~c': 1,
    }),
  );
  const { errors } = (await response.json()) as { errors: { detail: string; source: { pointer: string } }[] };
  expect(errors.map(({ detail, source }) => [source.pointer, detail])).toEqual([
    ['/data/attributes/topic', '‘topic’ can’t be empty.'],
    ['/data/attributes/surname', '‘surname’ is missing or isn’t text.'],
    ['/data/attributes/contact-number/type', '‘type’ must be ‘mobile’ or ‘home’.'],
    ['/data/attributes/a~1b~0c', '‘a/b~c’ isn’t part of a lead.'],
  ]);
});

test.each<[string, object, string, string]>([
  ['a name', { surname: 'x'.repeat(1_001) }, 'surname', '‘surname’ must be 1000 characters or fewer.'],
  ['an email', { email: 'x'.repeat(1_001) }, 'email', '‘email’ must be 1000 characters or fewer.'],
  ['a query', { query: 'x'.repeat(100_001) }, 'query', '‘query’ must be 100000 characters or fewer.'],
  [
    'a number',
    { 'contact-number': { number: '0'.repeat(1_001), type: 'home' } },
    'contact-number/number',
    '‘number’ must be 1000 characters or fewer.',
  ],
  [
    'additional information',
    { 'additional-information': { caseType: 'x'.repeat(1_001) } },
    'additional-information/caseType',
    '‘caseType’ must be 1000 characters or fewer.',
  ],
  [
    'additional information within',
    { 'additional-information': { parts: { list: ['x'.repeat(500), 'x'.repeat(500)] } } },
    'additional-information/parts',
    '‘parts’ must be 1000 characters or fewer.',
  ],
  [
    'a name in additional information',
    { 'additional-information': { ['x'.repeat(101)]: '' } },
    `additional-information/${'x'.repeat(60)}`,
    `‘${'x'.repeat(60)}’ is too long a name.`,
  ],
  [
    'the number of names in additional information',
    { 'additional-information': Object.fromEntries(Array.from({ length: 101 }, (_, nth) => [nth, 1])) },
    'additional-information',
    '‘additional-information’ must have 100 parts or fewer.',
  ],
  [
    'a record that is stripped',
    { 'chat-history': { said: ['x'.repeat(50_000), 'x'.repeat(50_000)] } },
    'chat-history',
    '‘chat-history’ must be 100000 characters or fewer.',
  ],
  [
    'the number of parts of such a record',
    { account: Array.from({ length: 100_000 }, () => 1) },
    'account',
    '‘account’ must be 100000 characters or fewer.',
  ],
])('%s over its limit is refused, and the error says where', async (_, changes, place, detail) => {
  const { post, store } = await openLeads(sqlite);
  const response = await post(withAttributes(changes));
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: { detail: string; source: { pointer: string } }[] };
  expect(errors.map((error) => [error.source.pointer, error.detail])).toEqual([
    [`/data/attributes/${place}`, detail],
  ]);
  expect((await store.totals()).leads).toBe(0);
});

test('an address id that is too long is refused', async () => {
  const { post } = await openLeads(sqlite);
  const relationships = { address: { data: { type: 'addresses', id: 'x'.repeat(1_001) } } };
  expect((await post({ data: { ...data, relationships } })).status).toBe(422);
});

test('a lead as long as its limits allow is accepted', async () => {
  const { post } = await openLeads(sqlite);
  const line = 'x'.repeat(1_000);
  const longest = {
    title: line,
    'query-type': line,
    'query-subtype': line,
    query: 'x'.repeat(100_000),
    'first-name': line,
    surname: line,
    email: line,
    'contact-number': { number: line, type: 'home' as const },
    'additional-information': { ['x'.repeat(100)]: line },
    account: 'x'.repeat(100_000),
  };
  expect((await post(makeLead(longest))).status).toBe(201);
});

test('only the first few of thousands of mistakes in a document are reported', async () => {
  const { post } = await openLeads(sqlite);
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, nth) => [`wrong-${nth}`, 1]));
  const { errors } = jsonApiErrors.parse(await (await post(withAttributes(many))).json());
  expect(errors).toHaveLength(20);
});

test('every error of every response has a unique id, and the log contains it', async () => {
  const { post, lines } = await openLeads(sqlite);
  const ids: (string | undefined)[] = [];
  for (const body of ['', '[]', '<'])
    ids.push(jsonApiErrors.parse(await (await post(body)).json()).errors[0]?.id);
  expect(new Set(ids).size).toBe(3);
  expect(lines.map(({ fields }) => fields['errorId'])).toEqual(ids);
});

test('the media type may carry parameters and be written in capitals', async () => {
  const { post } = await openLeads(sqlite);
  for (const type of ['Application/VND.api+json', `${jsonApiType}; charset=utf-8`]) {
    expect((await post(makeLead(), { 'content-type': type })).status).toBe(201);
  }
});

test.each([
  ['a full disk', 'max_page_count = 1', 'ERR_SQLITE_ERROR-13'],
  ['a read-only file', 'query_only = on', 'ERR_SQLITE_ERROR-8'],
])(
  'the log line of a lead that is not stored has the code of SQLite for %s',
  async (_cause, pragma, code) => {
    const { post, lines, database } = await openLeads(sqlite);
    await sql.raw(`pragma ${pragma}`).execute(database.queries);
    expect((await post(makeLead({ query: 'word '.repeat(5_000) }))).status).toBe(500);
    expect(lines).toMatchObject([{ event: 'lead-not-stored', fields: { code } }]);
  },
);

test('nothing that a visitor or a caller typed is ever logged', async () => {
  const { post, lines, database } = await openLeads(sqlite);
  const secret = 'Secret-7f3a';
  const typed = makeLead({
    query: secret,
    'first-name': secret,
    surname: secret,
    email: `${secret}@example.com`,
    topic: secret,
  });
  const headers = { 'x-client-id': secret, 'idempotency-key': secret };
  await post(typed, headers);
  await post(makeLead({ query: `${secret} 2` }), headers);
  await post({ data: { ...typed.data, [secret]: secret } }, headers);
  await post(`{${secret}`, headers);
  await database.queries.schema.dropTable('lead_outbox').execute();
  expect((await post(typed, { ...headers, 'idempotency-key': `${secret}-2` })).status).toBe(500);
  expect(lines.map(({ event }) => event)).toEqual([
    'lead-accepted',
    'lead-refused',
    'lead-refused',
    'lead-refused',
    'lead-not-stored',
  ]);
  expect(JSON.stringify(lines)).not.toContain(secret);
});
