import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { callInProcess } from '#clients/service-call.ts';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { jsonApiType } from '#contracts/json-api.ts';
import { createContentService } from '#services/content/content-service.ts';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { engines } from '#tests/support/engines.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { readConfig } from '../config/config.ts';
import { createMainApi, type MainApiTables } from './create-main-api.ts';

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
    const answer = await api.app.request(path, {
      method: 'POST',
      headers: { 'content-type': jsonApiType, 'x-client-id': 'help-and-support' },
      body: JSON.stringify(document),
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { data: { id: string; attributes: Record<string, string> } };
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
