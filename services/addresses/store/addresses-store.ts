import type { Database } from '#platform/database/open-database.ts';
import type { AddressParts } from '../address-parts.ts';
import type { AddressesTables } from './addresses-tables.ts';
import { importBatches } from './import-batches.ts';
import { readAddress, rowOf } from './stored-address.ts';

export type AddressesStore = ReturnType<typeof createAddressesStore>;

/** The store of the address service, with the tables that `migrateAddresses` creates. */
export function createAddressesStore(database: Database<AddressesTables>) {
  const { queries } = database;
  return {
    /** All addresses of a normalised postcode, in no particular order, without those that visitors typed. */
    async findByPostcode(postcode: string): Promise<AddressParts[]> {
      const rows = await queries
        .selectFrom('addresses')
        .selectAll()
        .where('postcode', '=', postcode)
        .execute();
      return rows.map(readAddress);
    },

    /** The address with this id, whether it was loaded from a file or typed by a visitor. */
    async find(id: string): Promise<AddressParts | undefined> {
      const looked = await queries
        .selectFrom('addresses')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      const row =
        looked ??
        (await queries.selectFrom('manual_addresses').selectAll().where('id', '=', id).executeTakeFirst());
      return row && readAddress(row);
    },

    /** Stores an address that a visitor typed, under an id that can't be guessed. `at` in ms since 1970. */
    async addManual(parts: Omit<AddressParts, 'id'>, at: number): Promise<AddressParts> {
      const address = { ...parts, id: crypto.randomUUID() };
      const row = { ...rowOf(address), created_at: new Date(at).toISOString() };
      await queries.insertInto('manual_addresses').values(row).execute();
      return address;
    },

    /** Deletes the typed addresses with these ids; returns how many there were. */
    async deleteManual(ids: string[]): Promise<number> {
      if (ids.length === 0) return 0;
      const deleted = await queries
        .deleteFrom('manual_addresses')
        .where('id', 'in', ids)
        .returning('id')
        .execute();
      return deleted.length;
    },

    /** The ids of the addresses that visitors typed before `moment` (ISO 8601 in UTC). */
    async manualBefore(moment: string): Promise<string[]> {
      const rows = await queries
        .selectFrom('manual_addresses')
        .select('id')
        .where('created_at', '<', moment)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** True until addresses are loaded. */
    async isEmpty(): Promise<boolean> {
      return !(await queries.selectFrom('addresses').select('id').limit(1).executeTakeFirst());
    },

    ...importBatches(database),
  };
}
