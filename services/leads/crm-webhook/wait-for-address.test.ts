import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import type { AddressInWords } from '../lead-address/address-in-words.ts';
import { addressOfLead } from '../lead-address/address-of-lead.ts';
import { startOutboxWorker } from '../outbox/outbox-worker.ts';
import { postToCrm } from './post-to-crm.ts';

const tenMinutesMs = 10 * 60_000;
const fails: AddressInWords = () => Promise.reject(new Error('no answer'));

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

describe.each(await engines())('a lead whose address can’t be looked up, on $name', longTimeout, (engine) => {
  test.each([
    ['the longest', 0],
    ['the shortest', 0.999],
  ])('reaches the CRM ten minutes after it arrived, with %s delays between attempts', async (_, random) => {
    const { store, clock, logger, lines, postAndRead } = await openLeads(engine, { addressInWords: fails });
    const crm = await startCrm();
    const { id, attributes } = await postAndRead();
    const arrivedAt = clock.now();
    const addressOf = addressOfLead(store, fails);
    const handle = postToCrm({ url: crm.url, secret: 'the secret of the webhook', clock, addressOf });
    const worker = startOutboxWorker({
      store,
      clock,
      logger,
      handlers: { 'crm-hand-over': handle },
      random: () => random,
    });
    onTestFinished(() => worker.stop());
    const dueAt = async () => {
      const lead = await store.findByReference(attributes?.reference ?? '');
      return Date.parse(lead?.jobs.find(({ kind }) => kind === 'crm-hand-over')?.runAt ?? '');
    };
    const recorded = () => lines.filter(({ event }) => event === 'outbox-job').length;

    for (let attempt = 1; clock.now() < arrivedAt + tenMinutesMs; attempt += 1) {
      await expect.poll(recorded, { timeout: 60_000 }).toBe(attempt);
      expect(crm.received).toEqual([]);
      clock.pass((await dueAt()) - clock.now());
      worker.wake();
    }
    await expect.poll(() => crm.received, { timeout: 60_000 }).toMatchObject([{ id, address: null }]);
    expect(clock.now()).toBe(arrivedAt + tenMinutesMs);
  });
});
