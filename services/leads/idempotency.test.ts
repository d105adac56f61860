import { describe, expect, test } from 'vitest';
import { jsonApiErrors } from '#contracts/json-api.ts';
import { leadReceipt } from '#contracts/lead.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { makeLead } from './leads.fixture.ts';

describe.each(await engines())('leads on $name', longTimeout, (engine) => {
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
    const receipts = await Promise.all(
      Array.from({ length: 30 }, () => postAndRead(makeLead(), { 'idempotency-key': 'key-1' })),
    );
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await store.totals()).toMatchObject({ leads: 1, pending: 2 });
    expect(accepted()).toBe(1);
  });

  test('concurrent posts with many keys, several times each, create one lead for each key', async () => {
    const { postAndRead, store } = await openLeads(engine);
    const keys = Array.from({ length: 300 }, (_, nth) => `key-${(nth * 7) % 60}`);
    const receipts = await Promise.all(
      keys.map((key) => postAndRead(makeLead({ query: key }), { 'idempotency-key': key })),
    );
    const byKey = new Map(keys.map((key, nth) => [key, receipts[nth]?.id]));
    keys.forEach((key, nth) => expect(receipts[nth]?.id).toBe(byKey.get(key)));
    expect(await store.totals()).toMatchObject({ leads: 60, pending: 120 });
  });

  test('a concurrent post of another lead under the same key is refused, whichever arrived first', async () => {
    const { post, store } = await openLeads(engine);
    const leads = Array.from({ length: 20 }, (_, nth) => makeLead({ query: nth % 2 ? 'one' : 'other' }));
    const responses = await Promise.all(leads.map((lead) => post(lead, { 'idempotency-key': 'key-1' })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
    expect((await store.totals()).leads).toBe(1);
  });
});
