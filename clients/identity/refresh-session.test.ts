import { expect, test } from 'vitest';
import type { RefreshCallsSetting } from '#contracts/identity.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import type { ServiceCall } from '../service-call.ts';
import { openTestIssuer } from './issuer.fixture.ts';
import { firstPauseMs, longestPauseMs, refreshCalls } from './refresh-session.ts';

const refused = { ok: false, reason: 'refused' };
/** The line about a renewed token with these unreadable fields. */
const unreadable = (kind: 'identity' | 'access', fields: string) => ({
  level: 'warn',
  event: 'refreshed-token-unreadable',
  path: `/session/refresh/${kind}`,
  fields,
});

/** A session of Ada's, and an issuer whose refresh answers with these tokens. */
async function renewing(more: { sub?: string; kid?: string } = {}) {
  const issuer = await openTestIssuer();
  const given = { identity: await issuer.sign(issuer.claims()), access: 'the-access' };
  const { kid = 'one', sub = 'ada' } = more;
  const identity = await issuer.sign(issuer.claims({ sub }), { kid });
  const expiresAt = new Date(issuer.clock.now() + 600_000).toISOString();
  issuer.renewals['/session/refresh/identity'] = () => ({ token: identity, expiresAt });
  issuer.renewals['/session/refresh/access'] = () => ({ token: 'newer-access', expiresAt });
  return { ...issuer, given, identity };
}

test('a refresh returns two new tokens and the time at which each expires', async () => {
  const { client, given, identity, clock } = await renewing();
  const expiresAt = clock.now() + 600_000;
  expect(await client.refresh(given)).toEqual({
    ok: true,
    tokens: { identity: { token: identity, expiresAt }, access: { token: 'newer-access', expiresAt } },
  });
});

test('a new token of another customer is refused', async () => {
  const { client, given } = await renewing({ sub: 'eve' });
  expect(await client.refresh(given)).toEqual(refused);
});

test('a new token with an unknown signature is refused', async () => {
  const { client, given } = await renewing({ kid: 'two' });
  expect(await client.refresh(given)).toEqual(refused);
});

test('an answer in another shape counts as no answer', async () => {
  const { client, given, renewals, log } = await renewing();
  renewals['/session/refresh/access'] = () => ({ access_token: 'x' });
  expect(await client.refresh(given)).toEqual({ ok: false, reason: 'unreachable' });
  expect(log).toEqual([unreadable('access', 'token expiresAt')]);
});

const silent = { ok: false, reason: 'impossible' };

/** The two calls of an issuer that gives this response, by path; `requestCount` counts them. */
function issuerRespondingWith(respond: (path: string) => Response, has: RefreshCallsSetting = 'find-out') {
  let requestCount = 0;
  const clock = movableClock();
  const call = async (path: string) => {
    requestCount += 1;
    return respond(path);
  };
  const log = recordedLog();
  const refresh = refreshCalls(call, { has, clock, logger: log });
  return {
    log: log.lines,
    refresh: () => refresh({ identity: 'i', access: 'a' }),
    requestCount: () => requestCount,
    pass: clock.pass,
  };
}
const renewed = () => Response.json({ token: 'newer', expiresAt: '2026-11-22T12:00:00Z' });
const status = (code: number) => () => new Response(null, { status: code });
const noResponse = (): Response => {
  throw new TypeError('no route');
};
const halfAResponse = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut off')) }));

test.each([
  ['404', status(404)],
  ['405', status(405)],
  ['501', status(501)],
  ['a page for people', () => new Response('<!doctype html><title>Welcome</title>')],
])('an issuer that answers %s has no refresh calls, and is tried once', async (_, respond) => {
  const { refresh, requestCount, pass } = issuerRespondingWith(respond);
  expect(await refresh()).toEqual(silent);
  pass(longestPauseMs);
  expect(await refresh()).toEqual(silent);
  expect(requestCount()).toBe(2);
});

const settlesNothing = [
  ...[400, 401, 403, 429, 500, 503].map((code) => [String(code), status(code)] as const),
  ['nothing', noResponse] as const,
  ['half an answer', halfAResponse] as const,
];

test.each(settlesNothing)(
  'an issuer that always answers %s is tried six times in the first hour, then hourly, without an error',
  async (_, respond) => {
    const { refresh, requestCount, pass } = issuerRespondingWith(respond);
    /** Tries every 30 s for an hour. */
    const hour = async () => {
      for (const __ of Array.from({ length: 120 })) {
        expect(await refresh()).toEqual(silent);
        pass(30_000);
      }
    };
    await hour();
    expect(requestCount()).toBe(2 * 6);
    for (const hours of [2, 3, 4]) {
      await hour();
      expect(requestCount()).toBe(2 * (5 + hours));
    }
  },
);

test.each([
  ['the offset and microseconds of Python', '2026-11-22T12:00:00.123456+00:00'],
  ['the offset and seven digits of .NET', '2026-11-22T12:00:00.1230000+00:00'],
  ['another offset than UTC’s', '2026-11-22T13:00:00.123+01:00'],
])('a time with %s is understood', async (_, expiresAt) => {
  const { refresh } = issuerRespondingWith(() => Response.json({ token: 'newer', expiresAt }));
  const token = { token: 'newer', expiresAt: Date.parse('2026-11-22T12:00:00.123Z') };
  expect(await refresh()).toEqual({ ok: true, tokens: { identity: token, access: token } });
});

test('a time that can’t be read is logged, and does not show that there are no refresh calls', async () => {
  let expiresAt: unknown = 1_795_262_400;
  const { refresh, log, pass } = issuerRespondingWith(() => Response.json({ token: 'newer', expiresAt }));
  expect(await refresh()).toEqual(silent);
  expect(log).toEqual([unreadable('identity', 'expiresAt'), unreadable('access', 'expiresAt')]);
  expiresAt = '2026-11-22T12:00:00Z';
  pass(firstPauseMs);
  expect(await refresh()).toMatchObject({ ok: true });
});

test('the first try of the calls continues when its visitor leaves: what it finds out is for everybody', async () => {
  const clock = movableClock();
  const response = Promise.withResolvers<void>();
  const call: ServiceCall = async (_path, init) => {
    await response.promise;
    init?.signal?.throwIfAborted();
    return renewed();
  };
  const refresh = refreshCalls(call, { has: 'find-out', clock, logger: recordedLog() });
  const visit = new AbortController();
  const first = refresh({ identity: 'i', access: 'a' }, visit.signal);
  visit.abort();
  response.resolve();
  expect(await first).toMatchObject({ ok: true });
  expect(await refresh({ identity: 'i', access: 'a' })).toMatchObject({ ok: true });
});

test('concurrent requests call an unknown issuer for one session only', async () => {
  const { refresh, requestCount } = issuerRespondingWith(status(401));
  await Promise.all(Array.from({ length: 20 }, refresh));
  expect(requestCount()).toBe(2);
});

test.each(settlesNothing)(
  'an issuer that answers %s at first, and later renews tokens, has the refresh calls',
  async (_, respond) => {
    let current = respond;
    const { refresh, requestCount, pass } = issuerRespondingWith(() => current());
    expect(await refresh()).toEqual(silent);
    current = renewed;
    pass(firstPauseMs);
    for (const __ of [1, 2, 3]) expect(await refresh()).toMatchObject({ ok: true });
    expect(requestCount(), 'without a pause from then on').toBe(2 * 4);
  },
);

test.each([400, 401, 403])(
  'a refusal (%i) by an issuer that has the refresh calls ends the session',
  async (code) => {
    let respond = renewed;
    const { refresh } = issuerRespondingWith(() => respond());
    expect(await refresh()).toMatchObject({ ok: true });
    respond = status(code);
    expect(await refresh()).toEqual(refused);
    expect(await issuerRespondingWith(status(code), 'yes').refresh()).toEqual(refused);
  },
);

test.each([404, 429, 503])(
  'an issuer that has the refresh calls still counts as having them after it answers %i',
  async (code) => {
    let respond = renewed;
    const { refresh } = issuerRespondingWith(() => respond());
    await refresh();
    respond = status(code);
    expect(await refresh()).toEqual({ ok: false, reason: 'unreachable' });
    expect(await issuerRespondingWith(status(code), 'yes').refresh()).toEqual({
      ok: false,
      reason: 'unreachable',
    });
    respond = renewed;
    expect(await refresh()).toMatchObject({ ok: true });
  },
);

test('an issuer configured as having no refresh calls is never called', async () => {
  const { refresh, requestCount } = issuerRespondingWith(renewed, 'no');
  expect(await refresh()).toEqual(silent);
  expect(requestCount()).toBe(0);
});
