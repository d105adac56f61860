import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ServiceCall } from '../service-call.ts';
import { createApiCall } from './create-api-call.ts';
import { deserialised } from './deserialise.ts';
import type { CallOptions } from './request-headers.ts';

const account = deserialised(z.object({ id: z.string(), liveCount: z.number() }));
const accountDocument = {
  data: { type: 'accounts', id: '7', attributes: { 'live-count': 2, more: 'ignored' } },
};

/** A caller whose API responds by `respond`, and the requests that the API received. */
function respondingWith(respond: () => Response, more: Partial<Parameters<typeof createApiCall>[0]> = {}) {
  const sent: { path: string; init: RequestInit; headers: Headers }[] = [];
  const call: ServiceCall = async (path, init = {}) => {
    sent.push({ path, init, headers: new Headers(init.headers) });
    return respond();
  };
  return {
    sent,
    api: createApiCall({ call, applicationId: 'the-application', clientId: 'the-client', ...more }),
  };
}

const respondingWithAccount = (more?: Parameters<typeof respondingWith>[1]) =>
  respondingWith(() => Response.json(accountDocument), more);

// SPEC §7: "The main API (versioned base) is called with JSON-API headers and an application-identifier header."
test('every call has the JSON:API headers and the application id, and no others', async () => {
  const { api, sent } = respondingWithAccount();
  await api.get('/accounts/7', account);
  await api.post('/accounts', { data: {} }, account);
  const headers = {
    accept: 'application/vnd.api+json',
    'content-type': 'application/vnd.api+json',
    'x-application-id': 'the-application',
  };
  expect(sent.map((request) => Object.fromEntries(request.headers))).toEqual([headers, headers]);
  expect(sent.map(({ path, init }) => [init.method, path, init.body])).toEqual([
    ['GET', '/accounts/7', undefined],
    ['POST', '/accounts', '{"data":{}}'],
  ]);
});

// SPEC §7 "POST {api host}/v1/leads": "headers X-Client-Id".
test.each<[CallOptions, string | null, string | null]>([
  [{}, null, null],
  [{ withClientId: true }, 'the-client', null],
  [{ idempotencyKey: 'k-1' }, null, 'k-1'],
  [{ withClientId: true, idempotencyKey: 'k-1' }, 'the-client', 'k-1'],
])('with the options %j, the client id is %j and the idempotency key %j', async (options, client, key) => {
  const { api, sent } = respondingWithAccount();
  await api.post('/leads', {}, account, options);
  expect(sent[0]?.headers.get('x-client-id')).toBe(client);
  expect(sent[0]?.headers.get('idempotency-key')).toBe(key);
});

// SPEC §6: "Calls to the main API send the access token as a bearer header when one exists, and carry on without it if
// it cannot be read."
test.each<[string, (() => Promise<string | undefined>) | undefined, string | null]>([
  ['there is one', async () => 'a.b-c', 'Bearer a.b-c'],
  ['nobody is signed in', async () => undefined, null],
  ['it is empty', async () => '', null],
  ['it could not stand in a header', async () => 'a\r\nx-other: b', null],
  ['reading it fails', async () => Promise.reject(new Error('sealed with another key')), null],
  [
    'reading it throws',
    () => {
      throw new Error('no cookies here');
    },
    null,
  ],
  ['there are no tokens at all', undefined, null],
])('a token is sent only if it is usable: %s', async (_, accessToken, authorization) => {
  const { api, sent } = respondingWithAccount({ accessToken });
  expect(await api.get('/accounts/7', account)).toEqual({ id: '7', liveCount: 2 });
  expect(sent[0]?.headers.get('authorization')).toBe(authorization);
});

// SPEC §7: "HTTP client: 2xx is success, no timeout."
test.each([200, 201, 202, 206, 299])('%i is success', async (status) => {
  const { api } = respondingWith(() => Response.json(accountDocument, { status }));
  expect(await api.get('/accounts/7', account)).toEqual({ id: '7', liveCount: 2 });
});

test('success without a body is enough where no data was requested', async () => {
  const { api } = respondingWith(() => new Response(null, { status: 204 }));
  expect(await api.post('/seen', {}, z.undefined())).toBeUndefined();
});
