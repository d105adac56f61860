import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createApiCall } from '../json-api/create-api-call.ts';
import { ApiFailure } from '../json-api/api-failure.ts';
import { callInProcess } from '../service-call.ts';
import { buildFeedbackLead } from './build-feedback-lead.ts';
import { createLeadsClient } from './create-leads-client.ts';

const lead = buildFeedbackLead({
  firstName: 'Amara',
  surname: 'Okafor-Lane',
  email: 'amara.okafor@example.com',
  telephoneNumber: '07700900982',
  addressId: 'A-14',
  query: 'Keep it.',
});

/** A client of a leads service that answers with `body` at the time `at`, and what the service received. */
function respondingWith(
  body: unknown,
  { status = 201, at = '2026-11-20T14:35:00Z', isEmbedded = false } = {},
) {
  const got: { headers: Headers; body: unknown }[] = [];
  const service = new Hono().post('/leads', async (c) => {
    got.push({ headers: c.req.raw.headers, body: await c.req.json() });
    return Response.json(body, { status });
  });
  const call = createApiCall({
    call: callInProcess(service),
    applicationId: 'a',
    clientId: 'help-and-support',
  });
  return { got, client: createLeadsClient(call, { clock: movableClock(Date.parse(at)), isEmbedded }) };
}

const receipt = (attributes?: unknown) => ({
  data: { type: 'leads', id: 'L1', ...(attributes !== undefined && { attributes }) },
});

// SPEC §7: "POST {api host}/v1/leads: JSON:API body; headers X-Client-Id and Content-Type application/vnd.api+json."
test('a lead is posted with the client id and key, and the receipt has the reference and the day', async () => {
  const { client, got } = respondingWith(receipt({ reference: 'S9WC-CV6Q-DZM' }));
  expect(await client.submit(lead, 'k-1')).toEqual({
    id: 'L1',
    reference: 'S9WC-CV6Q-DZM',
    receivedOn: '2026-11-20',
    isEmailed: true,
  });
  expect(got).toHaveLength(1);
  expect(got[0]?.body).toEqual(lead);
  expect(got[0]?.headers.get('x-client-id')).toBe('help-and-support');
  expect(got[0]?.headers.get('idempotency-key')).toBe('k-1');
  expect(got[0]?.headers.get('content-type')).toBe('application/vnd.api+json');
});

test('the address as the visitor saw it is sent to our own service, and to no other', async () => {
  const words = 'Tŷ’r Ysgol 12 Heol Fawr, Aberdâr, CF44 9ZZ';
  const embedded = respondingWith(receipt(), { isEmbedded: true });
  await embedded.client.submit(lead, 'k', { addressInWords: words });
  const sent = embedded.got[0]?.headers.get('x-address-in-words') ?? '';
  expect(decodeURIComponent(sent)).toBe(words);
  const supplier = respondingWith(receipt());
  await supplier.client.submit(lead, 'k', { addressInWords: words });
  expect(supplier.got[0]?.headers.has('x-address-in-words')).toBe(false);
});

// CONTRACTS "Calls": "the confirmation shows attributes.reference, else id".
test.each([
  [undefined],
  [null],
  [{}],
  [[]],
  ['S9WC'],
  [{ reference: '' }],
  [{ reference: null }],
  [{ reference: { code: 'S9WC' } }],
  // JSON.parse rounds it: another lead's reference would be shown.
  [{ reference: 2 ** 53 }],
])('with attributes %j the id is the reference', async (attributes) => {
  expect((await respondingWith(receipt(attributes)).client.submit(lead, 'k')).reference).toBe('L1');
});

test('a reference that is a number is shown as text', async () => {
  const { client } = respondingWith(receipt({ reference: 900123 }));
  expect((await client.submit(lead, 'k')).reference).toBe('900123');
});

// SPEC §2: "it shows the reference number and says it was also emailed"; a service can say that it was not.
test.each([
  [undefined, true],
  ['sent', true],
  ['not-sent', false],
  ['some other day', true],
  [7, true],
])('when the service answers %j about the email, it counts as emailed: %s', async (said, isEmailed) => {
  const attributes = { reference: 'S9WC-CV6Q-DZM', 'confirmation-email': said };
  expect((await respondingWith(receipt(attributes)).client.submit(lead, 'k')).isEmailed).toBe(isEmailed);
});

test('the day is London’s, including in summer time', async () => {
  const { client } = respondingWith(receipt(), { at: '2026-07-01T23:30:00Z' });
  expect((await client.submit(lead, 'k')).receivedOn).toBe('2026-07-02');
});

test.each([
  ['a receipt without an id', { data: { type: 'leads', id: '' } }, 201],
  ['a receipt of something else', { data: { type: 'addresses', id: '1' } }, 201],
  ['a refusal', { errors: [{ id: 'e-1', detail: 'No' }] }, 422],
])('%s is a failed call', async (_, body, status) => {
  await expect(respondingWith(body, { status }).client.submit(lead, 'k')).rejects.toBeInstanceOf(ApiFailure);
});
