import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { callOverNetwork, type ServiceCall } from '../service-call.ts';
import { ApiFailure } from './api-failure.ts';
import { createApiCall } from './create-api-call.ts';
import { deserialised } from './deserialise.ts';

const contract = deserialised(z.object({ id: z.string() }));
const document = '{"data":{"type":"a","id":"1"}}';
const usual = {
  title: 'Your information hasn’t gone through',
  description: 'There’s been a problem recording your details. Please try again.',
  failureCount: 0,
};

/** The failure of a post through `call`. */
async function failureOf(
  call: ServiceCall,
  more: { signal?: AbortSignal; accessToken?: () => Promise<string> } = {},
): Promise<ApiFailure> {
  const api = createApiCall({ call, applicationId: 'a', clientId: 'c', ...more });
  const failure: unknown = await api
    .post('/leads?postcode=SW1A', { query: 'private' }, contract)
    .catch((problem) => problem);
  if (!(failure instanceof ApiFailure)) throw new Error('It did not fail as it should.', { cause: failure });
  return failure;
}

const respondingWith = (body: string, status: number) => async () => new Response(body, { status });

/** A real server on loopback that responds by `respond`; closed at the end of the test. */
async function listening(
  respond: (response: ServerResponse) => void,
): Promise<{ server: Server; call: ServiceCall }> {
  const server = createServer((_request, response) => respond(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, call: callOverNetwork(addressOf(server)) };
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test.each([301, 303, 307, 308])(
  'a post that is answered with a redirect (%i) fails, and nothing reaches the other address',
  async (status) => {
    const redirected: unknown[] = [];
    const elsewhere = await listening((response) => {
      redirected.push(response.req.method);
      response.end(document);
    });
    const { call } = await listening((response) =>
      response.writeHead(status, { location: addressOf(elsewhere.server) }).end(),
    );
    expect((await failureOf(call)).details).toMatchObject({ status });
    expect(redirected).toEqual([]);
  },
);

// SPEC §8: "It carries the first server error's id, its details text and the HTTP status."
test('a server’s first error gives the id, the message and the status', async () => {
  const errors = [
    { id: 'e-1', status: '409', code: 'x', title: 'Conflict', detail: 'Somebody was faster' },
    { id: 'e-2', detail: 'Another' },
  ];
  const failure = await failureOf(respondingWith(JSON.stringify({ errors }), 422));
  expect(failure.details).toEqual({
    ...usual,
    id: 'e-1',
    status: 422,
    message: 'Somebody was faster',
    originalError: { errors },
  });
});

test.each([
  ['an error with a title only', 500, '{"errors":[{"id":"e","title":"Down"}]}', 'e', 'Down'],
  [
    'an error whose other fields are odd',
    500,
    '{"errors":[{"id":"e","status":500,"detail":7}]}',
    'e',
    'The service answered with status 500',
  ],
  ['an error with a number for an id', 400, '{"errors":[{"id":5,"detail":"No"}]}', undefined, 'No'],
  ['no errors', 404, '{"errors":[]}', undefined, 'The service answered with status 404'],
  ['null', 503, 'null', undefined, 'The service answered with status 503'],
  ['a page', 502, '<h1>Bad gateway</h1>', undefined, 'The service answered with status 502'],
  ['nothing', 500, '', undefined, 'The service answered with status 500'],
  ['a redirection', 302, document, undefined, 'The service answered with status 302'],
  [
    'a page where a document should be',
    200,
    '<h1>Hello</h1>',
    undefined,
    'The service’s answer could not be read',
  ],
  ['half a document', 201, document.slice(0, 20), undefined, 'The service’s answer could not be read'],
  [
    'a document of the wrong shape',
    200,
    '{"data":{"type":"a"}}',
    undefined,
    'The service’s answer could not be read',
  ],
  ['a document too deep to read', 200, deep(100_000), undefined, 'The service’s answer could not be read'],
])('%s (%i) is a failed call', async (_, status, body, id, message) => {
  const { details } = await failureOf(respondingWith(body, status));
  expect(details).toMatchObject({ ...usual, status, message });
  expect(details.id).toBe(id);
});

test('a service that refuses the connection has failed, without a status', async () => {
  const { server, call } = await listening(() => {});
  await new Promise((resolve) => server.close(resolve));
  const { details } = await failureOf(call);
  expect(details).toMatchObject({
    ...usual,
    id: undefined,
    status: undefined,
    message: 'The service did not answer',
  });
  expect(details.originalError).toBeInstanceOf(Error);
});

test('a body that breaks off half way is a failed call', async () => {
  const { call } = await listening((response) => {
    response.writeHead(201, { 'content-length': document.length });
    response.write(document.slice(0, 10), () => response.destroy());
  });
  expect((await failureOf(call)).details).toMatchObject({
    status: 201,
    message: 'The service did not answer',
  });
});

// SPEC §7: no timeout; CONTRACTS and ARCHITECTURE: a call ends with the visitor's request.
test('a call that hangs ends with the visitor’s request', async () => {
  const visit = new AbortController();
  const { call } = await listening(() => visit.abort());
  const { details } = await failureOf(call, { signal: visit.signal });
  expect(details).toMatchObject({
    ...usual,
    status: undefined,
    message: 'The request ended before the answer came',
  });
});

test('an in-process call that hangs ends with the visitor’s request, and so does reading a token', async () => {
  const visit = new AbortController();
  const hanging = async () => {
    visit.abort();
    return new Promise<never>(() => {});
  };
  expect((await failureOf(hanging, { signal: visit.signal })).details.status).toBeUndefined();

  const another = new AbortController();
  const accessToken = () => {
    another.abort();
    return new Promise<never>(() => {});
  };
  const api = createApiCall({
    call: hanging,
    applicationId: 'a',
    clientId: 'c',
    accessToken,
    signal: another.signal,
  });
  await expect(api.get('/x', contract)).rejects.toBeInstanceOf(ApiFailure);
});

test('once the visitor has left, no token is awaited and nothing is sent', async () => {
  const sent: string[] = [];
  const call: ServiceCall = async (path) => {
    sent.push(path);
    return new Response(document);
  };
  const visit = new AbortController();
  const leaving = async () => {
    visit.abort();
    return 'token';
  };
  const left = { signal: AbortSignal.abort(), accessToken: () => new Promise<never>(() => {}) };
  for (const more of [left, { signal: visit.signal, accessToken: leaving }]) {
    const failure = await failureOf(call, more);
    expect(failure.details.message).toBe('The request ended before the answer came');
  }
  expect(sent).toEqual([]);
});

test('a failure names the call for the log, without anything that was typed', async () => {
  const failure = await failureOf(respondingWith('{"errors":[{"detail":"private is no query"}]}', 422));
  expect(failure.name).toBe('ApiFailure');
  expect(failure.message).toBe('POST /leads failed with status 422');
});

test('the text of a failure can be replaced', async () => {
  const words = { byStatus: { 409: { title: 'Twice', description: 'You did that already.' } } };
  const api = createApiCall({ call: respondingWith('', 409), applicationId: 'a', clientId: 'c' });
  await expect(api.get('/x', contract, { words })).rejects.toMatchObject({
    details: { title: 'Twice', description: 'You did that already.' },
  });
});

function deep(levels: number): string {
  return `{"data":{"type":"a","id":"1","attributes":{"b":${'['.repeat(levels)}${']'.repeat(levels)}}}}`;
}
