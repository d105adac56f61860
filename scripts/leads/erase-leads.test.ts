import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrateAddresses } from '#services/addresses/store/migrate-addresses.ts';
import { createAddressesStore } from '#services/addresses/store/addresses-store.ts';
import type { AddressesTables } from '#services/addresses/store/addresses-tables.ts';
import type { Database } from '#platform/database/open-database.ts';
import { makeLead } from '#services/leads/leads.fixture.ts';
import { engines, longTimeout, type TestDatabase } from '#tests/support/engines.ts';
import { everything, finishJobs, openCommandOn, openWithTyped } from './leads-command.fixture.ts';

const day = 24 * 60 * 60 * 1_000;

describe.each(await engines())('erasure on $name', longTimeout, (engine) => {
  const open = (options?: Parameters<typeof openCommandOn>[1]) => openCommandOn(engine, options);

  test('one person’s data is erased from every table, the folder of e-mails and the typed addresses; the audit line stays', async () => {
    const command = await open({ emailsADay: 3 });
    const manual = command.database as unknown as Database<AddressesTables>;
    await migrateAddresses(manual);
    const typed = await createAddressesStore(manual).addManual(
      { postcode: 'AB1 9ZZ', street: 'Secret Lane' } as never,
      command.clock.now(),
    );
    const lead = makeLead({ email: 'Robin@Example.com', query: 'My secret trouble' });
    const relationships = { address: { data: { type: 'addresses' as const, id: typed.id } } };
    const { id, attributes } = await command.postAndRead(
      { data: { ...lead.data, relationships } },
      { 'idempotency-key': 'key-of-robin' },
    );
    const other = await command.postAndRead(makeLead({ email: 'kim@example.com', 'first-name': 'Kim' }));
    await finishJobs(command);
    writeFileSync(join(command.outboxDir, `lead-${id}-confirmation@example.com.eml`), 'Dear Robin');
    writeFileSync(join(command.outboxDir, `lead-${other.id}-confirmation@example.com.eml`), 'Dear Kim');

    const reference = attributes?.reference ?? '';
    const preview = await command.run('erase', '--email', 'robin@example.com');
    expect(preview).toMatchObject({
      code: 0,
      printed: expect.stringContaining('Nothing was erased. Add --yes.'),
    });
    expect(await everything(command)).toContain('My secret trouble');

    const { code, printed } = await command.run('erase', '--email', 'robin@example.com', '--yes');
    expect([code, printed.split('\n')[0]]).toEqual([0, '1 lead erased:']);
    expect(printed).toContain('With them: 1 typed addresses, 1 e-mails');
    const left = await everything(command);
    expect(left).not.toMatch(/robin|secret|sample","|07700900982","type":"mobile".*Robin|key-of-robin/i);
    expect(left).toContain('kim@example.com');
    expect(await createAddressesStore(manual).find(typed.id)).toBeUndefined();
    expect(readdirSync(command.outboxDir)).toEqual([`lead-${other.id}-confirmation@example.com.eml`]);

    const shown = (await command.run('show', reference)).printed;
    for (const words of [
      reference,
      id,
      '2026-11-21T09:30:00.000Z',
      'erased',
      'Make a complaint',
      'done (1 try)',
    ])
      expect(shown).toContain(words);
    expect((await command.run('list')).printed).toContain(
      `${reference}  2026-11-21T09:30:00.000Z  complaint`,
    );
    expect((await command.run('export', '--since', '2026-11-01', '--format', 'csv')).printed).toContain(
      reference,
    );
  });

  test('somebody else’s lead with the address in its text is reported, and not erased', async () => {
    const command = await open();
    await command.postAndRead(makeLead({ email: 'robin_1@example.com' }));
    await command.postAndRead(makeLead({ email: 'robinx1@example.com' }));
    const mention = await command.postAndRead(
      makeLead({ email: 'kim@example.com', query: 'Ask my son: robin_1@example.com.' }),
    );
    const { printed } = await command.run('find', '--email', 'ROBIN_1@example.com');
    expect(printed).toMatch(/^1 lead with this e-mail address:\n/);
    expect(printed).toMatch(/\n1 lead of somebody else, with the address in the text:\n/);
    expect(printed).toContain(mention.attributes?.reference);
    await command.run('erase', '--email', 'robin_1@example.com', '--yes');
    expect(await everything(command)).toContain('Ask my son');
    expect(await everything(command)).toContain('robinx1@example.com');
  });

  test('an address with letters beyond ASCII is found and erased in any case', async () => {
    const command = await open();
    await command.postAndRead(makeLead({ email: 'JOSÉ@Example.com', query: 'mine' }));
    await command.postAndRead(
      makeLead({ email: 'josa@example.com', query: 'Ask José@example.COM, please.' }),
    );
    await command.postAndRead(makeLead({ email: 'josa@example.com', query: 'not his' }));
    for (const email of ['josé@example.com', 'JosÉ@EXAMPLE.com'])
      expect((await command.run('find', '--email', email)).printed).toMatch(
        /^1 lead with this e-mail address:\n.+\n1 lead of somebody else, /,
      );
    expect((await command.run('erase', '--email', 'josé@example.com', '--yes')).printed).toMatch(
      /^1 lead erased:/,
    );
    expect(await everything(command)).not.toContain('mine');
    expect(await everything(command)).toContain('not his');
  });

  test('jobs of an erased lead that are not done are cancelled', async () => {
    const command = await open();
    const { attributes } = await command.postAndRead();
    const { printed } = await command.run('erase', attributes?.reference ?? '', '--yes');
    expect(printed).toContain('2 jobs that were not done');
    expect(
      await command.store.claim('crm-hand-over', { limit: 9, at: command.clock.now(), leaseMs: 1 }),
    ).toEqual([]);
    expect((await command.run('show', attributes?.reference ?? '')).printed).toContain('skipped (erased)');
    expect(await command.run('erase', attributes?.reference ?? '', '--yes')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('was erased on'),
    });
  });

  test('a job that is running when its lead is erased leaves no data of the person behind', async () => {
    const command = await open();
    const { attributes } = await command.postAndRead();
    const [job] = await command.store.claim('crm-hand-over', {
      limit: 1,
      at: command.clock.now(),
      leaseMs: 60_000,
    });
    await command.run('erase', attributes?.reference ?? '', '--yes');
    expect(job && (await command.store.recordResult(job, { state: 'done' }))).toBe(false);
    await command.store.storeAddress(job?.lead.id ?? '', 'Rose Cottage');
    expect(await everything(command)).not.toMatch(/robin|Rose Cottage/i);
  });

  test('retention: leads before a day are erased once all their jobs are done', async () => {
    const command = await open();
    await command.postAndRead(makeLead({ query: 'old and done' }));
    await finishJobs(command);
    await command.postAndRead(makeLead({ query: 'old and waiting' }));
    command.clock.pass(400 * day);
    await command.postAndRead(makeLead({ query: 'new' }));
    const { printed } = await command.run('erase', '--before', '2027-01-01', '--yes');
    expect(printed).toMatch(/^1 lead erased:/);
    expect(printed).toContain('Older leads with a job that is not done stay: 1.');
    const left = await everything(command);
    expect(left).not.toContain('old and done');
    expect(left).toMatch(/old and waiting.*new/);
    expect(await command.run('erase', '--before', '2027-01-01', '--yes')).toMatchObject({ code: 1 });
  });

  test('retention: no lead is older than a year that was mistyped', async () => {
    const command = await open();
    await command.postAndRead(makeLead({ query: 'done' }));
    await finishJobs(command);
    for (const before of ['0026-11-21', '1969-12-31']) {
      expect(await command.run('erase', '--before', before, '--yes')).toMatchObject({ code: 1 });
      expect(await everything(command)).toContain('done');
    }
  });

  test('retention: an address typed before the day is erased too, unless a lead that stays has it', async () => {
    const command = await open();
    const manual = command.database as unknown as Database<AddressesTables>;
    await migrateAddresses(manual);
    const addresses = createAddressesStore(manual);
    const typed = async (street: string) =>
      (await addresses.addManual({ postcode: 'AB1 9ZZ', street } as never, command.clock.now())).id;
    const unused = await typed('Left Lane');
    const ofALead = await typed('Waiting Lane');
    const lead = makeLead({ query: 'old and waiting' });
    const relationships = { address: { data: { type: 'addresses' as const, id: ofALead } } };
    await command.postAndRead({ data: { ...lead.data, relationships } });
    command.clock.pass(400 * day);
    const recent = await typed('New Lane');

    const preview = await command.run('erase', '--before', '2027-01-01');
    expect(preview.printed).toContain('Typed addresses that no lead has would be deleted: 1.');
    expect(await addresses.find(unused)).toBeDefined();
    const { code, printed } = await command.run('erase', '--before', '2027-01-01', '--yes');
    expect([code, printed]).toEqual([0, expect.stringContaining('1 typed addresses')]);
    expect(await addresses.find(unused)).toBeUndefined();
    expect(await addresses.find(ofALead)).toBeDefined();
    expect(await addresses.find(recent)).toBeDefined();
  });

  test('a typed address that was erased is in no file of its table', async () => {
    const { database, reference, run } = await openWithTyped(engine);
    expect(await isTypedInFiles(database)).toBe(true);
    await run('erase', reference, '--yes');
    expect(await isTypedInFiles(database)).toBe(false);
  });

  test('an erasure that was interrupted before it removed old copies is finished by the same command', async () => {
    const { database, store, clock, reference, run } = await openWithTyped(engine);
    const { own } = await store.findByEmail('robin@example.com');
    await sql`delete from manual_addresses`.execute(database.queries);
    await store.erase(own, clock.now());
    expect(await isTypedInFiles(database)).toBe(true);
    expect((await run('erase', reference, '--yes')).code).toBe(1);
    expect(await isTypedInFiles(database)).toBe(false);
  });

  test.each([
    [['erase'], 'Give one of'],
    [['erase', '--email', 'a@example.com', '--before', '2026-01-01'], 'Give one of'],
    [['erase', '--email', 'robin'], 'isn’t an e-mail address'],
    [['erase', '--before', '2026-02-31'], 'isn’t a date'],
    [['erase', '0000-0000-001'], 'isn’t a reference'],
    [['find', '--email', 'robin@example.com'], 'find doesn’t take --yes; nothing was done.'],
    [['--before', '2027-01-01', 'erase', '--dead'], 'erase doesn’t take --dead; nothing was done.'],
  ])('%j erases nothing', async (words, why) => {
    const command = await open();
    await command.postAndRead();
    const { code, complained } = await command.run(...words, '--yes');
    expect(complained).toContain(why);
    expect(code).toBe(2);
    expect(await everything(command)).toContain('Robin');
  });
});

/** Whether the engine's files have the typed address; PostgreSQL's, on another machine perhaps, whether any row. */
async function isTypedInFiles<Schema>({ engine, url, queries }: TestDatabase<Schema>): Promise<boolean> {
  if (engine === 'sqlite') {
    const path = url.replace(/^file:/, '');
    return [path, `${path}-wal`].some((file) => readFileSync(file).includes('Typed Lane'));
  }
  const { rows } = await sql<{
    bytes: string;
  }>`select pg_relation_size('manual_addresses') as bytes`.execute(queries);
  return rows[0]?.bytes !== '0';
}

test('an SQLite file has no readable data of an erased person, while the site has it open', async () => {
  const sqlite = (await engines()).find(({ name }) => name === 'SQLite');
  if (!sqlite) throw new Error('There is no SQLite to test with');
  const { database, reference, run } = await openWithTyped(sqlite);
  const path = database.url.replace(/^file:/, '');
  await run('erase', reference, '--yes');
  for (const file of [path, `${path}-wal`])
    for (const words of ['only-in-the-file', 'robin@example.com'])
      expect(readFileSync(file).includes(words), `${words} in ${file}`).toBe(false);
});
