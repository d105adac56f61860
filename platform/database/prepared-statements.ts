import pg, { type PoolClient, type QueryResult } from 'pg';
import { sha256 } from '../hash/sha256.ts';

/**
 * Marks a statement that PostgreSQL is to parse and plan once per connection: a long one whose text never changes.
 * Not for statements whose text varies with the number of rows: PostgreSQL would store a plan for each text.
 */
export const preparedMark = '/* prepared */';

/** pg prepares only statements that have a name, and Kysely gives them none. */
export function nameMarkedStatements(client: PoolClient): void {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? sha256(text, 'hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  /** A query of its own, because pg copies a configuration object, property by property. */
  const runPrepared = (text: string, values: unknown[]) =>
    new Promise<QueryResult>((resolve, reject) => {
      const prepared = new pg.Query(text, values, (problem, result) =>
        problem ? reject(problem) : resolve(result),
      );
      query(Object.assign(prepared, { name: nameOf(text) }));
    });
  const named = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(preparedMark)
      ? runPrepared(text, values as unknown[])
      : query(text, values, ...rest);
  client.query = named as PoolClient['query'];
}
