import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callInProcess } from '#clients/service-call.ts';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { jsonApiType } from '#contracts/json-api.ts';
import { createContentService } from '#services/content/content-service.ts';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { readConfig } from '../config/config.ts';
import { createMainApi, type MainApiTables } from './create-main-api.ts';
import { openLeads } from './open-leads.ts';

/** A CRM that accepts everything it gets. */
async function startCrm() {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    received.push(JSON.parse(body));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function openApi() {
  const [sqlite] = await engines();
  if (!sqlite) throw new Error('no engine');
  const database = await sqlite.open<MainApiTables>();
  const crm = await startCrm();
  const config = readConfig({
    DATABASE_URL: database.url,
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: 'a secret that is long enough for the webhook',
  });
  const [clock, logger] = [movableClock(), recordedLog()];
  const content = createContentSource({ call: callInProcess(createContentService(config)), clock, logger });
  const api = await createMainApi({ config, database, content: content.anyTime, clock, logger });
  onTestFinished(async () => {
    await api.stop();
    await database.close();
  });
  const post = async (path: string, document: unknown) => {
    const response = await api.app.request(path, {
      method: 'POST',
      headers: { 'content-type': jsonApiType, 'x-client-id': 'help-and-support' },
      body: JSON.stringify(document),
    });
    expect(response.status).toBe(201);
    return (await response.json()) as { data: { id: string; attributes: Record<string, string> } };
  };
  return { post, received: crm.received, store: createLeadsStore(database) };
}

test('a typed address reaches the stored lead and the CRM as text, with house name and number joined by a space', async () => {
  const { post, received, store } = await openApi();
  const typed = await post('/addresses', {
    data: {
      type: 'addresses',
      attributes: {
        'house-name': 'Rose Cottage',
        'house-number': '12',
        'address-line1': 'Mill Lane',
        'postal-town': 'Ashcombe',
        county: 'Kent',
        postcode: 'CT1 9ZZ',
      },
    },
  });
  const words = 'Rose Cottage 12 Mill Lane, Ashcombe, Kent, CT1 9ZZ';
  const { data } = makeLead({ email: null });
  const relationships = { address: { data: { type: 'addresses', id: typed.data.id } } };
  const { data: receipt } = await post('/leads', { data: { ...data, relationships } });
  expect(await store.findByReference(receipt.attributes['reference'] ?? '')).toMatchObject({
    address: words,
  });
  await expect
    .poll(() => received, { timeout: 60_000 })
    .toMatchObject([{ id: receipt.id, address: words, lead: { relationships } }]);
});

describe.each(await engines())(
  'a supplier’s address that is no single line, on $name',
  longTimeout,
  (engine) => {
    /** The leads service, whose address service answers with these attributes; `post` returns the status and reference. */
    async function openWith(attributes: () => object | undefined) {
      const database = await engine.open<LeadsTables>();
      const config = readConfig({ DATABASE_URL: database.url });
      const [clock, logger] = [movableClock(), recordedLog()];
      const content = createContentSource({
        call: callInProcess(createContentService(config)),
        clock,
        logger,
      });
      const leads = await openLeads({
        config,
        database,
        content: content.anyTime,
        addresses: async () => {
          const read = attributes();
          const data = { type: 'addresses', id: 'address-1', attributes: { postcode: 'CT1 9ZZ', ...read } };
          return Response.json({ data }, { status: read ? 200 : 503 });
        },
        clock,
        logger,
      });
      onTestFinished(async () => {
        await leads.stop();
        await database.close();
      });
      const post = async (document: unknown) => {
        const response = await leads.app.request('/leads', {
          method: 'POST',
          headers: { 'content-type': jsonApiType, 'x-client-id': 'help-and-support' },
          body: JSON.stringify(document),
        });
        const { data } = (await response.json()) as { data?: { attributes: Record<string, string> } };
        return { status: response.status, reference: data?.attributes['reference'] ?? '' };
      };
      return { post, store: createLeadsStore(database) };
    }
    const lead = makeLead({ email: null });
    const withoutAddress = { data: { type: lead.data.type, attributes: lead.data.attributes } };

    test.each([
      [{ address: '12 HIGH STREET   \u0000\u0000' }, '12 HIGH STREET'],
      [{ address: '12 High Street\r\nCanterbury\ud83d' }, '12 High Street Canterbury\ufffd'],
      [{ address: '\u0000', label: '12 High Street' }, '12 High Street'],
    ])('as in %j, is stored as one, with the leads that arrive with it', async (attributes, words) => {
      const { post, store } = await openWith(() => attributes);
      const posted = await Promise.all([post(lead), post(withoutAddress), post(withoutAddress)]);
      expect(posted.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect((await store.findByReference(posted[0]?.reference ?? ''))?.address).toBe(words);
    });

    test('is stored as one by a later look-up in the outbox', async () => {
      let calls = 0;
      const { post, store } = await openWith(() => {
        calls += 1;
        return calls > 1 ? { address: '12 HIGH STREET\u0000' } : undefined;
      });
      const { reference } = await post(lead);
      await expect
        .poll(async () => (await store.findByReference(reference))?.address, { timeout: 60_000 })
        .toBe('12 HIGH STREET');
    });
  },
);
