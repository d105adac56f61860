import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { openTestIssuer } from '#clients/identity/issuer.fixture.ts';
import { resolveSubject } from '#clients/identity/resolve-subject.ts';
import { accessTokenAudience } from '#contracts/identity.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { createCustomersService } from './customers-service.ts';
import { recordsOf } from './read-records.ts';

const count = '/proxy/Customer/Accounts/AccountStatusCount';
const paths = ['/customers', count, '/accounts'] as const;
type Path = (typeof paths)[number];
const kindFor = (path: Path) => (path === '/accounts' ? 'identity' : 'access');

const none = { liveCount: 0, preLiveCount: 0 };
const ada = { firstName: 'Ada', surname: 'Byron', email: 'ada@example.com' };
const eve = { firstName: 'Eve', surname: 'Snoop', email: 'eve@example.com' };
const asAccount = ({ firstName, surname, email }: typeof ada) => ({
  id: `account-of-${firstName}`,
  person: { firstName, lastName: surname },
  email,
  mobile: '07700 900 201',
});
const records = recordsOf([
  {
    id: 'ada',
    statusCount: { liveCount: 2, preLiveCount: 1 },
    customer: ada,
    accounts: [asAccount(ada)],
    isFailing: false,
  },
  { id: 'eve', statusCount: none, customer: eve, accounts: [asAccount(eve)], isFailing: false },
  { id: 'unlucky', statusCount: none, accounts: [], isFailing: true },
]);

let issuer: Awaited<ReturnType<typeof openTestIssuer>>;
let log: ReturnType<typeof recordedLog>;
let service: ReturnType<typeof createCustomersService>;

beforeEach(async () => {
  issuer = await openTestIssuer();
  log = recordedLog();
  const { call, clock } = issuer;
  const whose = resolveSubject({ issuer: issuer.issuer, clientId: 'the-site', call, clock, logger: log });
  service = createCustomersService({ records, whose, logger: log });
});

/** A valid token of a kind; `more` replaces claims, `without` omits one. */
function token(kind: 'access' | 'identity', more: JWTPayload = {}, without?: 'exp' | 'sub') {
  const aud = kind === 'access' ? accessTokenAudience : 'the-site';
  const claims = Object.entries(issuer.claims({ aud, ...more })).filter(([name]) => name !== without);
  return issuer.sign(Object.fromEntries(claims), { typ: typOf(kind) });
}
const typOf = (kind: 'access' | 'identity') => (kind === 'access' ? 'at+jwt' : 'JWT');
const ask = (path: string, bearer?: string, headers: Record<string, string> = {}) =>
  service.request(path, { headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers } });

test('the access token returns its customer’s legacy record, as JSON:API that must not be stored', async () => {
  const response = await ask('/customers', await token('access'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/vnd.api+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    data: [
      {
        type: 'customers',
        id: 'ada',
        attributes: { 'first-name': 'Ada', surname: 'Byron', email: 'ada@example.com' },
      },
    ],
  });
});

test('the access token returns its customer’s count of accounts', async () => {
  const response = await ask(count, await token('access'));
  expect([response.status, await response.json()]).toEqual([200, { liveCount: 2, preLiveCount: 1 }]);
});

test('the identity token returns its customer’s accounts, each with its person', async () => {
  const response = await ask('/accounts', await token('identity'));
  expect(response.headers.get('content-type')).toBe('application/vnd.api+json');
  expect(await response.json()).toEqual({
    data: [
      {
        type: 'accounts',
        id: 'account-of-Ada',
        attributes: { email: 'ada@example.com', mobile: '07700 900 201' },
        relationships: { person: { data: { type: 'people', id: 'account-of-Ada' } } },
      },
    ],
    included: [
      { type: 'people', id: 'account-of-Ada', attributes: { 'first-name': 'Ada', 'last-name': 'Byron' } },
    ],
  });
});

test('a customer without a record gets empty responses', async () => {
  const of = { sub: 'nobody' };
  const bodies = paths.map(async (path) => (await ask(path, await token(kindFor(path), of))).json());
  expect(await Promise.all(bodies)).toEqual([{ data: [] }, none, { data: [], included: [] }]);
});

test.each(paths)('%s is a JSON:API error with an id for the customer whose look-ups fail', async (path) => {
  const response = await ask(path, await token(kindFor(path), { sub: 'unlucky' }));
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    errors: [{ id: expect.stringMatching(/^[\da-f-]{36}$/) as string, status: '500' }],
  });
});

type Attack = (path: Path) => Promise<string | undefined> | string | undefined;
const attacks: [string, Attack][] = [
  ['no token', () => undefined],
  ['words in place of a token', () => 'let-me-in'],
  ['the other kind of token', (path) => token(path === '/accounts' ? 'access' : 'identity')],
  [
    'the other kind, made out to this one’s audience',
    (path) =>
      path === '/accounts'
        ? token('access', { aud: 'the-site' })
        : token('identity', { aud: accessTokenAudience }),
  ],
  ['this kind, made out to the other’s audience', (path) => token(kindFor(path), { aud: other(path) })],
  ['a token for another back end', (path) => token(kindFor(path), { aud: 'urn:another' })],
  ['a token of another issuer', (path) => token(kindFor(path), { iss: 'https://evil.example' })],
  ['an expired token', (path) => token(kindFor(path), { exp: seconds() - 6 })],
  ['a token without an end', (path) => token(kindFor(path), {}, 'exp')],
  ['a token of nobody', (path) => token(kindFor(path), {}, 'sub')],
  ['an unsigned token (alg none)', async (path) => unsigned(await token(kindFor(path)))],
  ['a token whose customer was changed', async (path) => withSub(await token(kindFor(path)), 'eve')],
  ['a token signed by another key', (path) => foreign(path)],
  ['a token signed with the public key as a secret (HS256)', (path) => sharedSecret(path)],
];
const other = (path: Path) => (path === '/accounts' ? accessTokenAudience : 'the-site');
const seconds = () => Math.floor(issuer.clock.now() / 1_000);
const unsigned = (good: string) => new UnsecuredJWT(decodeJwt(good)).encode();
function withSub(good: string, sub: string) {
  const [head, , signature] = good.split('.');
  return `${head}.${Buffer.from(JSON.stringify({ ...decodeJwt(good), sub })).toString('base64url')}.${signature}`;
}
async function foreign(path: Path) {
  const { privateKey } = await generateKeyPair('ES256');
  return issuer.sign(decodeJwt(await token(kindFor(path))), { key: privateKey, typ: typOf(kindFor(path)) });
}
async function sharedSecret(path: Path) {
  const secret = new TextEncoder().encode(JSON.stringify(issuer.published[0]));
  return new SignJWT(decodeJwt(await token(kindFor(path))))
    .setProtectedHeader({ alg: 'HS256', kid: 'one', typ: typOf(kindFor(path)) })
    .sign(secret);
}

test.each(attacks)('%s gives access to no record', async (_, attack) => {
  for (const path of paths) {
    const bearer = await attack(path);
    const response = await ask(path, bearer);
    expect([path, response.status]).toEqual([path, 401]);
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toMatch(/Ada|Eve|example\.com/);
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ id: expect.stringMatching(/^[\da-f-]{36}$/) as string, status: '401' }],
    });
    if (bearer) expect(JSON.stringify([log.lines, text])).not.toContain(bearer);
  }
});

test('a scheme other than Bearer, or a token in the address or a cookie, gives access to no record', async () => {
  const good = await token('access');
  for (const [path, headers] of [
    ['/customers', { authorization: `Basic ${good}` }],
    ['/customers', { authorization: good }],
    ['/customers', { cookie: `__Host-uaa=${good}` }],
    [`/customers?access_token=${good}`, {}],
  ] as const)
    expect((await ask(path, undefined, headers)).status).toBe(401);
});

test.each([
  ['?id=eve', {}],
  ['?sub=eve&customer=eve&filter[id]=eve', {}],
  ['', { 'x-customer-id': 'eve', 'x-sub': 'eve', 'x-user': 'eve', from: 'eve@example.com' }],
  ['', { cookie: 'sub=eve; __Host-nep=eve' }],
])('only the token decides whose record it is: %j %j', async (query, headers) => {
  for (const path of ['/customers', '/accounts'] as const) {
    const response = await ask(path + query, await token(kindFor(path)), headers);
    const text = await response.text();
    expect(text).toContain('Ada');
    expect(text).not.toContain('Eve');
  }
});

test.each(['/customers/eve', '/accounts/account-of-Eve', `${count}/eve`, '/customers/../customers/eve'])(
  'a path to another customer’s record is a 404: %s',
  async (path) => {
    for (const kind of ['access', 'identity'] as const) {
      const response = await ask(path, await token(kind));
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('Eve');
    }
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused with a 404 on every path', async (method) => {
  for (const path of paths) {
    const headers = { authorization: `Bearer ${await token(kindFor(path))}` };
    expect((await service.request(path, { method, headers })).status).toBe(404);
  }
});

test.each([
  ['/customers', 'access', 'goDown'],
  ['/accounts', 'identity', 'loseKeys'],
] as const)(
  'while the issuer is unavailable, %s returns a server error and no record',
  async (path, kind, trouble) => {
    const bearer = await token(kind);
    issuer[trouble]();
    const response = await ask(path, bearer);
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('Ada');
  },
);

test('the log says what was refused and why, but never who the customer was', async () => {
  await ask('/customers', await token('access'));
  await ask('/customers');
  await ask('/accounts', await token('identity', { sub: 'unlucky' }));
  expect(log.lines.map(({ event, code }) => [event, code])).toEqual([
    ['customers-refused', 'token-not-accepted'],
    ['customers-refused', 'record-not-readable'],
  ]);
  expect(JSON.stringify(log.lines)).not.toMatch(/\bada\b|unlucky|example/i);
});
