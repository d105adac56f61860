import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '#platform/database/open-database.ts';

/** Addresses to look up, addresses that visitors typed, and import checkpoints. */
export function addresses(engine: Engine): Migration {
  return {
    async up(queries: Kysely<unknown>) {
      await withParts(queries.schema.createTable('addresses'), engine).execute();
      await queries.schema.createIndex('addresses_by_postcode').on('addresses').column('postcode').execute();
      await withParts(queries.schema.createTable('manual_addresses'), engine)
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await queries.schema
        .createTable('address_imports')
        .addColumn('file', 'text', (column) => column.primaryKey())
        .addColumn('next_byte', 'text', (column) => column.notNull())
        .addColumn('next_line', 'text', (column) => column.notNull())
        .addColumn('loaded', 'text', (column) => column.notNull())
        .addColumn('skipped', 'text', (column) => column.notNull())
        .execute();
    },
  };
}

function withParts<Name extends string>(table: CreateTableBuilder<Name>, engine: Engine) {
  // Indexed texts are compared byte by byte, whatever the database's locale: as in SQLite, and far faster.
  const indexed = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return table
    .addColumn('id', indexed, (column) => column.primaryKey())
    .addColumn('postcode', indexed, (column) => column.notNull())
    .addColumn('organisation', 'text')
    .addColumn('flat_number', 'text')
    .addColumn('house_name', 'text')
    .addColumn('house_number', 'text')
    .addColumn('street', 'text')
    .addColumn('locality', 'text')
    .addColumn('postal_town', 'text')
    .addColumn('county', 'text')
    .addColumn('country', 'text')
    .addColumn('service_area', 'text');
}
