import { Migrator } from 'kysely/migration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads, testDay } from '#tests/support/open-leads.ts';
import { makeLead } from '../leads.fixture.ts';
import { startOutboxWorker } from '../outbox/outbox-worker.ts';
import { createLeadsStore } from '../store/leads-store.ts';
import type { LeadsTables } from '../store/leads-tables.ts';
import { migrateLeads } from '../store/migrate-leads.ts';
import { leads as firstTables } from '../store/migrations/0001-leads.ts';
import { recipients } from '../store/migrations/0002-recipients.ts';
import type { AddressInWords } from './address-in-words.ts';
import { addressOfLead } from './address-of-lead.ts';
import { lookUpLater } from './look-up-later.ts';

const words = 'Rose Cottage 1 Alderwick Road, Aberdeen, AB1 9ZZ';
const fails: AddressInWords = () => Promise.reject(new Error('no answer'));
/** Never responds, and ignores an abort. */
const hangs: AddressInWords = () => new Promise(() => {});

describe.each(await engines())('the address of a lead on $name', longTimeout, (engine) => {
  async function open(inWords: AddressInWords) {
    const asked: string[] = [];
    let find = inWords;
    const addressInWords: AddressInWords = (id, signal) => {
      asked.push(id);
      return find(id, signal);
    };
    const leads = await openLeads(engine, { addressInWords });
    const read = async (reference = '') => leads.store.findByReference(reference);
    const startWorker = () => {
      const handle = lookUpLater(addressOfLead(leads.store, addressInWords));
      const worker = startOutboxWorker({
        ...leads,
        handlers: { 'address-look-up': handle },
        random: () => 0,
      });
      onTestFinished(() => worker.stop());
    };
    return { ...leads, asked, read, startWorker, change: (next: AddressInWords) => void (find = next) };
  }

  test('the address is stored as text when the lead arrives', async () => {
    const { postAndRead, read, asked } = await open(async () => words);
    const { attributes } = await postAndRead();
    const lead = await read(attributes?.reference ?? '');
    expect(asked).toEqual(['address-1']);
    expect(lead?.address).toBe(words);
    expect(lead?.jobs.map(({ kind }) => kind)).toEqual(['confirmation-email', 'crm-hand-over']);
  });

  test.each([
    ['fails', fails],
    ['hangs', hangs],
  ])(
    'if the address service %s, the lead is accepted and the outbox looks up the address later',
    async (_, away) => {
      const { postAndRead, read, startWorker, change } = await open(away);
      const { attributes } = await postAndRead();
      const reference = attributes?.reference ?? '';
      expect(await read(reference)).toMatchObject({
        address: null,
        jobs: [{ kind: 'address-look-up', state: 'pending' }, {}, {}],
      });
      change(async () => words);
      startWorker();
      await expect.poll(async () => (await read(reference))?.address, { timeout: 60_000 }).toBe(words);
    },
  );

  test('a look-up that takes too long for the visitor is aborted', async () => {
    const signals: AbortSignal[] = [];
    const { postAndRead, change } = await open((id, signal) => {
      signals.push(signal);
      return hangs(id, signal);
    });
    await postAndRead();
    change(async (_, signal) => {
      signals.push(signal);
      return words;
    });
    await postAndRead();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('a look-up in the outbox is retried while the address service fails', async () => {
    const { postAndRead, read, startWorker } = await open(fails);
    const { attributes } = await postAndRead();
    startWorker();
    const job = async () =>
      (await read(attributes?.reference ?? ''))?.jobs.find(({ kind }) => kind === 'address-look-up');
    await expect
      .poll(job, { timeout: 60_000 })
      .toMatchObject({ state: 'pending', attempts: 1, lastError: 'addresses-unavailable' });
  });

  test('an unknown address remains an id, and no look-up job follows', async () => {
    const { postAndRead, read } = await open(async () => undefined);
    const { attributes } = await postAndRead();
    const lead = await read(attributes?.reference ?? '');
    expect(lead?.address).toBeNull();
    expect(lead?.jobs.map(({ kind }) => kind)).not.toContain('address-look-up');
  });

  test.each([
    ['doesn’t know it', async () => undefined],
    ['fails', fails],
    ['hangs', hangs],
  ])('if the address service %s, the address is stored as the visitor saw it', async (_, away) => {
    const { postAndRead, read } = await open(away);
    const shown = 'Tŷ’r Ysgol, Aberdâr, CF44 9ZZ';
    const headers = { 'x-address-in-words': encodeURIComponent(shown) };
    const { attributes } = await postAndRead(makeLead(), headers);
    const lead = await read(attributes?.reference ?? '');
    expect(lead?.address).toBe(shown);
    expect(lead?.jobs.map(({ kind }) => kind)).not.toContain('address-look-up');
  });

  test('the text from the address service is stored, whatever the visitor saw', async () => {
    const { postAndRead, read } = await open(async () => words);
    const { attributes } = await postAndRead(makeLead(), { 'x-address-in-words': 'Another%20Road' });
    expect((await read(attributes?.reference ?? ''))?.address).toBe(words);
  });

  test.each([
    ['no text', '%E0%A4'],
    ['nothing', '%20'],
    ['endless', 'a'.repeat(1_001)],
    ['endless and encoded', '%20'.repeat(3_001)],
  ])('no address text is stored if what the visitor saw is %s', async (_, header) => {
    const { postAndRead, read } = await open(async () => undefined);
    const { attributes } = await postAndRead(makeLead(), { 'x-address-in-words': header });
    expect((await read(attributes?.reference ?? ''))?.address).toBeNull();
  });

  test('no address is looked up for a lead without one', async () => {
    const { postAndRead, asked, read } = await open(async () => words);
    const { data } = makeLead();
    const document = { data: { type: data.type, attributes: data.attributes } };
    const { attributes } = await postAndRead(document, { 'x-address-in-words': 'a' });
    expect(asked).toEqual([]);
    expect((await read(attributes?.reference ?? ''))?.address).toBeNull();
  });

  test('the stored address stays the same, even if the address service changes it later', async () => {
    const { postAndRead, read, store, asked, change } = await open(async () => words);
    const { id, attributes } = await postAndRead();
    change(async () => 'Another Road');
    await store.storeAddress(id, 'Another Road');
    const lead = await read(attributes?.reference ?? '');
    if (!lead) throw new Error('no lead');
    const addressOf = addressOfLead(store, async () => 'Another Road');
    expect(await addressOf(lead, AbortSignal.timeout(1_000))).toBe(words);
    expect(asked).toHaveLength(1);
  });

  test('a lead from an earlier release can be read, with only the address id', async () => {
    const database = await engine.open<LeadsTables>();
    onTestFinished(database.close);
    const before = new Migrator({
      db: database.maintenance,
      provider: { getMigrations: async () => ({ '0001-leads': firstTables, '0002-recipients': recipients }) },
      migrationTableName: 'leads_migrations',
      migrationLockTableName: 'leads_migrations_lock',
    });
    expect((await before.migrateToLatest()).error).toBeUndefined();
    const row = {
      id: 'old-1',
      reference: 'S9WC-CV6Q-DZK',
      received_at: new Date(testDay).toISOString(),
      client_id: 'help-and-support',
      topic: 'help-&-support',
      document: JSON.stringify(makeLead()),
    };
    await database.queries
      .insertInto('leads')
      .values(row as LeadsTables['leads'])
      .execute();
    await migrateLeads(database);
    const lead = await createLeadsStore(database).findByReference('S9WC-CV6Q-DZK');
    expect(lead).toMatchObject({ id: 'old-1', address: null, document: makeLead() });
  });
});
