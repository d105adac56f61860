import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/engines.ts';
import { makeAddress, noFile, openStore } from '../addresses.fixture.ts';
import { migrateAddresses } from './migrate-addresses.ts';

describe.each(await engines())('on $name', (engine) => {
  let opened: Awaited<ReturnType<typeof openStore>>;
  beforeEach(async () => {
    opened = await openStore(engine);
  });
  afterEach(() => opened.database.close());

  test('a look-up finds every address of its postcode with all its parts, and no others', async () => {
    const { store } = opened;
    const one = makeAddress({ id: '1', organisation: 'Bakers', flatNumber: 'Flat "2"', county: 'Kent' });
    const two = makeAddress({ id: '2', houseName: 'Tŷ’r Ysgol', locality: 'Elton', serviceArea: 'N7' });
    const other = makeAddress({ id: '3', postcode: 'B1 9ZX' });
    await store.saveBatch('file', [one, two, other], noFile);
    const found = await store.findByPostcode('B1 9ZZ');
    expect(found.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([one, two]);
    expect(await store.findByPostcode('B2 9ZZ')).toEqual([]);
  });

  test('an address that is loaded again replaces the earlier one, even with another postcode', async () => {
    const { store, countAddresses } = opened;
    await store.saveBatch('file', [makeAddress({ houseName: 'Elm House' })], noFile);
    await store.saveBatch('file', [makeAddress({ postcode: 'B2 9ZZ' })], noFile);
    expect(await store.findByPostcode('B1 9ZZ')).toEqual([]);
    expect(await store.findByPostcode('B2 9ZZ')).toEqual([makeAddress({ postcode: 'B2 9ZZ' })]);
    expect(await countAddresses()).toBe(1);
  });

  test('if two addresses in a batch have the same id, the later one is stored', async () => {
    const { store } = opened;
    await store.saveBatch('file', [makeAddress(), makeAddress({ houseNumber: '14' })], noFile);
    expect(await store.findByPostcode('B1 9ZZ')).toEqual([makeAddress({ houseNumber: '14' })]);
  });

  test('a batch and its checkpoint are stored together, and each file has its own checkpoint', async () => {
    const { store } = opened;
    const far = { nextByte: 6_000_000_000, nextLine: 70_000_000, loaded: 69_999_990, skipped: 9 };
    await store.saveBatch('one', [makeAddress()], noFile);
    await store.saveBatch('one', [], far);
    await store.saveBatch('two', [], noFile);
    expect(await store.findCheckpoint('one')).toEqual(far);
    await store.removeCheckpoint('one');
    expect(await store.findCheckpoint('one')).toBeUndefined();
    expect(await store.findCheckpoint('two')).toEqual(noFile);
  });

  test('a batch that fails stores neither addresses nor a checkpoint', async () => {
    const { store } = opened;
    const broken = makeAddress({ id: '2', postcode: null as unknown as string });
    await expect(store.saveBatch('file', [makeAddress(), broken], noFile)).rejects.toThrow();
    expect(await store.isEmpty()).toBe(true);
    expect(await store.findCheckpoint('file')).toBeUndefined();
  });

  test('a typed address is found by its id, but not by its postcode', async () => {
    const { store } = opened;
    const { id, ...parts } = makeAddress();
    const added = await store.addManual(parts, Date.UTC(2026, 0, 2));
    expect(added.id).not.toBe(id);
    expect(await store.find(added.id)).toEqual({ ...parts, id: added.id });
    expect(await store.findByPostcode('B1 9ZZ')).toEqual([]);
    expect(await store.isEmpty()).toBe(true);
    const [row] = await opened.database.queries.selectFrom('manual_addresses').selectAll().execute();
    expect(row?.created_at).toBe('2026-01-02T00:00:00.000Z');
  });

  test('deleting the sample does not delete real addresses', async () => {
    const { store } = opened;
    await store.saveBatch('file', [makeAddress(), makeAddress({ id: 'sample-999' })], noFile);
    await store.removeSample();
    expect((await store.findByPostcode('B1 9ZZ')).map(({ id }) => id)).toEqual(['100']);
    expect(await store.find('100')).toEqual(makeAddress());
    expect(await store.find('sample-999')).toBeUndefined();
  });

  test('migrating again changes nothing', async () => {
    await opened.store.saveBatch('file', [makeAddress()], noFile);
    await migrateAddresses(opened.database);
    expect(await opened.store.isEmpty()).toBe(false);
  });

  test('a look-up uses the index', async () => {
    const { database, store } = opened;
    const many = Array.from({ length: 5_000 }, (_, nth) =>
      makeAddress({ id: `${nth}`, postcode: `B${nth % 90} 9ZZ` }),
    );
    await store.saveBatch('file', many, noFile);
    const look = sql`select * from addresses where postcode = 'B1 9ZZ'`;
    const explain = database.engine === 'sqlite' ? sql`explain query plan ${look}` : sql`explain ${look}`;
    const { rows } = await explain.execute(database.queries);
    expect(JSON.stringify(rows)).toContain('addresses_by_postcode');
  });
});
