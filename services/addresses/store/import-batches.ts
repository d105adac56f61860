import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database, Engine } from '#platform/database/open-database.ts';
import type { AddressParts } from '../address-parts.ts';
import type { AddressesTables } from './addresses-tables.ts';
import { rowOf } from './stored-address.ts';

/** Where an import resumes: the next row's first byte and line, and the counts so far. */
export type Checkpoint = { nextByte: number; nextLine: number; loaded: number; skipped: number };

/** Ids of sample addresses start with this; ids of imported ones are digits. */
export const samplePrefix = 'sample-';
/** Sorts immediately after all ids with the prefix: in byte order '.' follows '-'. */
const afterSample = 'sample.';

/** What an import needs from the store. A file is identified by `fileIdentity`. */
export function importBatches({ maintenance: queries, engine }: Database<AddressesTables>) {
  return {
    /** Adds or replaces addresses by id, and stores the file's checkpoint with them: both or neither. */
    async saveBatch(file: string, batch: AddressParts[], checkpoint: Checkpoint): Promise<void> {
      await queries.transaction().execute(async (transaction) => {
        // One statement can't update a row twice: of two addresses with the same id, the later one is stored.
        const addresses = [...new Map(batch.map((address) => [address.id, address])).values()];
        if (addresses.length > 0) await upsert(transaction, engine, addresses);
        const row = {
          next_byte: String(checkpoint.nextByte),
          next_line: String(checkpoint.nextLine),
          loaded: String(checkpoint.loaded),
          skipped: String(checkpoint.skipped),
        };
        await transaction
          .insertInto('address_imports')
          .values({ file, ...row })
          .onConflict((conflict) => conflict.column('file').doUpdateSet(row))
          .execute();
      });
    },

    /** Where an interrupted import of this file resumes. */
    async findCheckpoint(file: string): Promise<Checkpoint | undefined> {
      const row = await queries
        .selectFrom('address_imports')
        .selectAll()
        .where('file', '=', file)
        .executeTakeFirst();
      return (
        row && {
          nextByte: Number(row.next_byte),
          nextLine: Number(row.next_line),
          loaded: Number(row.loaded),
          skipped: Number(row.skipped),
        }
      );
    },

    /** Deletes a file's checkpoint, once its import is finished or before it starts from the beginning. */
    async removeCheckpoint(file: string): Promise<void> {
      await queries.deleteFrom('address_imports').where('file', '=', file).execute();
    },

    /** Deletes the sample addresses. */
    async removeSample(): Promise<void> {
      await queries
        .deleteFrom('addresses')
        .where('id', '>=', samplePrefix)
        .where('id', '<', afterSample)
        .execute();
    },
  };
}

/**
 * The whole batch is one parameter, a JSON list of lists, which both engines read in one statement: as fast as
 * unnest on PostgreSQL and multi-row values on SQLite. A row that would stay the same is not written.
 */
async function upsert(transaction: Transaction<AddressesTables>, engine: Engine, addresses: AddressParts[]) {
  const rows = addresses.map(rowOf);
  const columns = Object.keys(rows[0] ?? {});
  const list = JSON.stringify(rows.map((row) => Object.values(row)));
  const source: RawBuilder<unknown> =
    engine === 'sqlite' ? sql`json_each(${list})` : sql`jsonb_array_elements(${list}::jsonb)`;
  const rest = columns.filter((column) => column !== 'id');
  await sql`
    insert into addresses (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((_, nth) => sql`value ->> ${sql.lit(nth)}`))} from ${source} where true
    on conflict (id) do update set ${sql.join(rest.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
    where (${sql.join(rest.map((column) => sql.ref(`addresses.${column}`)))})
      is distinct from (${sql.join(rest.map((column) => sql.ref(`excluded.${column}`)))})
  `.execute(transaction);
}
