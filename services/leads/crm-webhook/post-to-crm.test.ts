import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { makeCertificate } from '#tests/support/make-certificate.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { testDay } from '#tests/support/open-leads.ts';
import type { AddressOfLead } from '../lead-address/address-of-lead.ts';
import { makeLead } from '../leads.fixture.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { postToCrm } from './post-to-crm.ts';

/** Long enough for a response on a busy machine. */
const longTimeoutMs = 60_000;
const secret = 'the secret of the webhook';
const lead: StoredLead = {
  id: 'lead-1',
  reference: 'S9WC-CV6Q-DZK',
  receivedAt: '2026-11-21T09:30:00.000Z',
  clientId: 'help-and-support',
  document: makeLead({ query: 'café £250' }),
  address: null,
  erasedAt: null,
};
const words = 'Rose Cottage 1 Alderwick Road, Aberdeen, AB1 9ZZ';
const known: AddressOfLead = async () => words;
const limits = { signal: new AbortController().signal };

type CrmOptions = { addressOf?: AddressOfLead; timeoutMs?: number };

async function startCrm(
  respond: (response: ServerResponse) => void,
  { addressOf = known, timeoutMs = longTimeoutMs }: CrmOptions = {},
) {
  const received: { headers: IncomingHttpHeaders; body: string; path: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    received.push({ headers: request.headers, body, path: request.url });
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const clock = movableClock(testDay);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads?source=help`;
  return {
    received,
    url,
    clock,
    post: postToCrm({ url, secret, clock, addressOf, timeoutMs }),
  };
}

test('a lead is posted as JSON, with its id as idempotency key and a signature of timestamp and body', async () => {
  const { post, received } = await startCrm((response) => response.end());
  expect(await post(lead, limits)).toEqual({ ok: true });
  const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = received;
  expect(path).toBe('/leads?source=help');
  expect(JSON.parse(body)).toEqual({
    id: 'lead-1',
    reference: 'S9WC-CV6Q-DZK',
    receivedAt: '2026-11-21T09:30:00.000Z',
    clientId: 'help-and-support',
    address: words,
    lead: lead.document.data,
  });
  const timestamp = String(Date.parse('2026-11-21T09:30:00Z') / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(body, 'utf8').digest('hex');
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'lead-1',
    'x-timestamp': timestamp,
    'x-signature': `sha256=${signature}`,
  });
});

test('a lead without an address, or with an unknown one, is delivered with a null address', async () => {
  const { post, received } = await startCrm((response) => response.end(), {
    addressOf: async () => null,
  });
  expect(await post(lead, limits)).toEqual({ ok: true });
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ id: 'lead-1', address: null });
});

const notYet = {
  ok: false,
  code: 'addresses-unavailable',
  retry: true,
  retryBy: testDay + 10 * 60_000,
};

test('while the address service fails, a lead waits for ten minutes and is then sent with only the address id', async () => {
  const addressOf: AddressOfLead = () => Promise.reject(new Error('no answer'));
  const { post, received, clock } = await startCrm((response) => response.end(), { addressOf });
  clock.pass(10 * 60_000 - 1);
  expect(await post(lead, limits)).toEqual(notYet);
  expect(received).toEqual([]);
  clock.pass(1);
  expect(await post(lead, limits)).toEqual({ ok: true });
  const { data } = lead.document;
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ address: null, lead: data });
});

test('a request to an address service that hangs times out, and the job is retried', async () => {
  const addressOf: AddressOfLead = (_lead, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const { post, received } = await startCrm((response) => response.end(), { addressOf, timeoutMs: 300 });
  expect(await post(lead, limits)).toEqual(notYet);
  expect(received).toEqual([]);
});

test.each([200, 201, 202, 204])('a response of %i means that the lead is delivered', async (status) => {
  const { post } = await startCrm((response) => response.writeHead(status).end());
  expect(await post(lead, limits)).toEqual({ ok: true });
});

test.each([400, 401, 404, 409, 429, 500, 503])('a response of %i is retried', async (status) => {
  const { post } = await startCrm((response) => response.writeHead(status).end('words of the CRM'));
  expect(await post(lead, limits)).toEqual({ ok: false, code: `crm-${status}`, retry: true });
});

test('a redirect is not followed: personal data are sent only to the configured address', async () => {
  const elsewhere = await startCrm((response) => response.end());
  const { post } = await startCrm((response) => response.writeHead(307, { location: elsewhere.url }).end());
  expect(await post(lead, limits)).toEqual({ ok: false, code: 'crm-307', retry: true });
  expect(elsewhere.received).toEqual([]);
});

test('a request to a webhook that hangs times out, and the job is retried', async () => {
  const { post } = await startCrm(() => {}, { timeoutMs: 300 });
  expect(await post(lead, limits)).toEqual({ ok: false, code: 'crm-timeout', retry: true });
});

test('a webhook whose certificate is not trusted is named as such, and is sent nothing', async () => {
  const received: string[] = [];
  const server = createSecureServer(makeCertificate(), ({ url = '' }, response) => {
    received.push(url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
  const post = postToCrm({ url, secret, clock: movableClock(testDay), addressOf: known });
  expect(await post(lead, limits)).toEqual({ ok: false, code: 'crm-tls-failed', retry: true });
  expect(received).toEqual([]);
});

test('a webhook that drops the connection, or can’t be reached, is retried', async () => {
  const { post } = await startCrm((response) => response.destroy());
  expect(await post(lead, limits)).toEqual({ ok: false, code: 'crm-connection-lost', retry: true });
  const url = `http://127.0.0.1:${await freePort()}`;
  const toNobody = postToCrm({ url, secret, clock: movableClock(testDay), addressOf: known });
  expect(await toNobody(lead, limits)).toEqual({ ok: false, code: 'crm-connection-lost', retry: true });
});

test('an abort ends a delivery that is still waiting', async () => {
  const { post } = await startCrm(() => {});
  expect(await post(lead, { signal: AbortSignal.abort() })).toEqual({
    ok: false,
    code: 'crm-timeout',
    retry: true,
  });
});
