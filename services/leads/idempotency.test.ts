import { describe, expect, test } from 'vitest';
import { buildMeterReadLead } from '#clients/leads/build-meter-read-lead.ts';
import { jsonApiErrors, jsonApiType } from '#contracts/json-api.ts';
import { leadReceipt } from '#contracts/lead.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { makeLead } from './leads.fixture.ts';

describe.each(await engines())('leads on $name', longTimeout, (engine) => {
  test('an accepted lead is answered with its id and reference, and is stored with its jobs', async () => {
    const { post, store, accepted } = await openLeads(engine);
    const answer = await post();
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toBe(jsonApiType);
    const { id, attributes } = leadReceipt.parse(await answer.json()).data;
    const lead = await store.findByReference(attributes?.reference ?? '');
    expect(lead).toMatchObject({
      id,
      clientId: 'help-and-support',
      receivedAt: '2026-11-21T09:30:00.000Z',
      document: makeLead(),
      jobs: [
        { kind: 'confirmation-email', state: 'pending', attempts: 0 },
        { kind: 'crm-hand-over', state: 'pending', attempts: 0 },
      ],
    });
    expect(accepted()).toBe(1);
  });

  test('a lead without an email address gets no email', async () => {
    const { postAndRead, store } = await openLeads(engine);
    for (const email of [null, '']) {
      const { attributes } = await postAndRead(makeLead({ email }));
      const lead = await store.findByReference(attributes?.reference ?? '');
      expect(lead?.jobs.map(({ kind }) => kind)).toEqual(['crm-hand-over']);
    }
  });

  // SPEC §3, §7: the price-cap meter-read lead has no contact number, no query and no address.
  test('a meter reading is accepted as the site sends it', async () => {
    const { post, store } = await openLeads(engine);
    const lead = buildMeterReadLead({
      title: null,
      firstName: 'Robin',
      lastName: 'Sample',
      telephone: '07700900982',
      email: null,
      date: '2026-11-20',
      fuel: 'Dual',
      gasAccountNumber: 'BGX40217',
      gasReading: '03864',
      elecAccountNumber: '850012345678',
      isEconomy7: true,
      elec7ReadingNormal: '14728',
      elec7ReadingLow: '09315',
    });
    const answer = await post(lead);
    expect(answer.status).toBe(201);
    const { attributes } = leadReceipt.parse(await answer.json()).data;
    expect((await store.findByReference(attributes?.reference ?? ''))?.document).toEqual(lead);
  });

  test('text of any kind is stored unchanged', async () => {
    const { postAndRead, store } = await openLeads(engine);
    const query = `O’Brien’s "bill" \\ %s $1 ?; drop table leads;-- \u0000 \ud800 😀\r\n\t`.repeat(400);
    const { attributes } = await postAndRead(makeLead({ query, surname: 'Ó Dónaill' }));
    const lead = await store.findByReference(attributes?.reference ?? '');
    expect(lead?.document.data.attributes).toMatchObject({ query, surname: 'Ó Dónaill' });
  });

  test('without a key each post is a new lead', async () => {
    const { postAndRead, store } = await openLeads(engine);
    const [first, second] = [await postAndRead(), await postAndRead()];
    expect(first.id).not.toBe(second.id);
    expect(first.attributes?.reference).not.toBe(second.attributes?.reference);
    expect((await store.totals()).leads).toBe(2);
  });

  test('a repeat with the same key gets the first response, and nothing new is stored', async () => {
    const { post, store, clock, accepted } = await openLeads(engine);
    const key = { 'idempotency-key': 'key-1' };
    const first = await post(makeLead(), key);
    clock.pass(60_000);
    const again = await post(makeLead(), key);
    expect(again.status).toBe(201);
    expect(await again.text()).toBe(await first.text());
    expect(await store.totals()).toMatchObject({ leads: 1, pending: 2 });
    expect(accepted()).toBe(1);
  });

  test('a repeat is recognised whatever the order of its members and its whitespace', async () => {
    const { post, postAndRead } = await openLeads(engine);
    const key = { 'idempotency-key': 'key-1' };
    const first = await postAndRead(makeLead(), key);
    const { attributes, ...rest } = makeLead().data;
    const turned = Object.fromEntries(Object.entries(attributes).toReversed());
    const again = await post(JSON.stringify({ data: { attributes: turned, ...rest } }, null, 2), key);
    expect(leadReceipt.parse(await again.json()).data).toEqual(first);
  });

  test('another lead under a used key is refused, and the first one is unchanged', async () => {
    const { post, postAndRead, store } = await openLeads(engine);
    const key = { 'idempotency-key': 'key-1' };
    const first = await postAndRead(makeLead(), key);
    const other = await post(makeLead({ query: 'Something else' }), key);
    expect(other.status).toBe(422);
    expect(jsonApiErrors.parse(await other.json()).errors[0]).toMatchObject({
      status: '422',
      code: 'idempotency-key-reused',
    });
    expect(await postAndRead(makeLead(), key)).toEqual(first);
    expect((await store.totals()).leads).toBe(1);
  });

  test('the same key from two callers creates two leads', async () => {
    const { postAndRead, store } = await openLeads(engine);
    const first = await postAndRead(makeLead(), { 'idempotency-key': 'key-1', 'x-client-id': 'a' });
    const second = await postAndRead(makeLead(), { 'idempotency-key': 'key-1', 'x-client-id': 'b' });
    expect(first.id).not.toBe(second.id);
    expect((await store.totals()).leads).toBe(2);
  });

  test('30 concurrent posts with one key create one lead', async () => {
    const { postAndRead, store, accepted } = await openLeads(engine);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => postAndRead(makeLead(), { 'idempotency-key': 'key-1' })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await store.totals()).toMatchObject({ leads: 1, pending: 2 });
    expect(accepted()).toBe(1);
  });

  test('concurrent posts with many keys, several times each, create one lead for each key', async () => {
    const { postAndRead, store } = await openLeads(engine);
    const keys = Array.from({ length: 300 }, (_, nth) => `key-${(nth * 7) % 60}`);
    const answers = await Promise.all(
      keys.map((key) => postAndRead(makeLead({ query: key }), { 'idempotency-key': key })),
    );
    const byKey = new Map(keys.map((key, nth) => [key, answers[nth]?.id]));
    keys.forEach((key, nth) => expect(answers[nth]?.id).toBe(byKey.get(key)));
    expect(await store.totals()).toMatchObject({ leads: 60, pending: 120 });
  });

  test('a concurrent post of another lead under the same key is refused, whichever arrived first', async () => {
    const { post, store } = await openLeads(engine);
    const leads = Array.from({ length: 20 }, (_, nth) => makeLead({ query: nth % 2 ? 'one' : 'other' }));
    const answers = await Promise.all(leads.map((lead) => post(lead, { 'idempotency-key': 'key-1' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect((await store.totals()).leads).toBe(1);
  });

  test('a lead whose reference is already taken gets another one', async () => {
    const draws = ['A', 'A', 'B', 'A', 'A', 'B', 'C', 'D'];
    const { postAndRead, store } = await openLeads(engine, { newReference: () => draws.shift() ?? 'E' });
    const one = await postAndRead();
    const others = await Promise.all([postAndRead(), postAndRead()]);
    const references = [one, ...others].map(({ attributes }) => attributes?.reference);
    expect(references[0]).toBe('A');
    expect(new Set(references).size).toBe(3);
    expect(await store.totals()).toMatchObject({ leads: 3, pending: 6 });
  });

  test('when no reference is free nothing is stored, and the client is asked to send it again', async () => {
    const { post, store, accepted } = await openLeads(engine, { newReference: () => 'A' });
    expect((await post()).status).toBe(201);
    const refused = await post(makeLead(), { 'idempotency-key': 'key-1' });
    expect(refused.status).toBe(500);
    expect(jsonApiErrors.parse(await refused.json()).errors[0]).toMatchObject({
      status: '500',
      code: 'lead-not-stored',
    });
    expect(await store.totals()).toMatchObject({ leads: 1, pending: 2 });
    expect(accepted()).toBe(1);
  });
});
