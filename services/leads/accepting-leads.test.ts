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
    const response = await post();
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe(jsonApiType);
    const { id, attributes } = leadReceipt.parse(await response.json()).data;
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
    const response = await post(lead);
    expect(response.status).toBe(201);
    const { attributes } = leadReceipt.parse(await response.json()).data;
    expect((await store.findByReference(attributes?.reference ?? ''))?.document).toEqual(lead);
  });

  test('text of any kind is stored unchanged', async () => {
    const { postAndRead, store } = await openLeads(engine);
    const query = `O’Brien’s "bill" \\ %s $1 ?; drop table leads;-- \u0000 \ud800 😀\r\n\t`.repeat(400);
    const { attributes } = await postAndRead(makeLead({ query, surname: 'Ó Dónaill' }));
    const lead = await store.findByReference(attributes?.reference ?? '');
    expect(lead?.document.data.attributes).toMatchObject({ query, surname: 'Ó Dónaill' });
  });

  test('leads that arrive together each keep their own text, whatever line breaks it has', async () => {
    const { postAndRead, store } = await openLeads(engine);
    const queries = ['\n', 'one\n\ntwo\r\n', '\\n', '\u2028\u001e\n'];
    const receipts = await Promise.all(queries.map((query) => postAndRead(makeLead({ query }))));
    for (const [nth, { attributes }] of receipts.entries()) {
      const lead = await store.findByReference(attributes?.reference ?? '');
      expect(lead?.document.data.attributes.query).toBe(queries[nth]);
    }
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
