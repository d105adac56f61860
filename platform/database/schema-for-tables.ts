import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/** SQL_ASCII is no encoding: PostgreSQL stores the bytes as they are sent, and pg sends and reads UTF-8. */
const usableEncodings = ['UTF8', 'SQL_ASCII'];

/**
 * The schema in which PostgreSQL creates this database's tables: the first one of its search_path that exists.
 * Undefined for SQLite, which has none. Throws an error meant for operators if the database can't be used.
 */
export async function schemaForTables<Schema>({
  maintenance,
  engine,
}: Database<Schema>): Promise<string | undefined> {
  if (engine !== 'postgres') return undefined;
  const { rows } = await sql<{ name: string; encoding: string; path: string; schema: string | null }>`
    select current_database() as name, current_setting('server_encoding') as encoding,
      current_setting('search_path') as path, current_schema() as schema`.execute(maintenance);
  const { name = '', encoding = '', path = '', schema } = rows[0] ?? {};
  if (!usableEncodings.includes(encoding))
    throw new Error(
      `DATABASE_URL: the encoding of the database ${name} is ${encoding}, which lacks characters that customers type. Create a database with the encoding UTF8 and use that.`,
    );
  if (!schema)
    throw new Error(
      `DATABASE_URL: its search_path (${path}) names no schema that exists in the database ${name}. Create the schema first.`,
    );
  return schema;
}
