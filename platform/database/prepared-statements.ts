import type { PoolClient } from 'pg';
import { sha256 } from '../hash/sha256.ts';

/**
 * Begins a statement that PostgreSQL parses and plans once for each connection: for a long one whose text never changes.
 * Statements whose text varies with the number of rows must not have it: PostgreSQL stores a plan for each text.
 */
export const preparedMark = '/* prepared */';

/** pg prepares statements that have a name, and Kysely gives none. */
export function nameMarkedStatements(client: PoolClient): void {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? sha256(text, 'hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.startsWith(preparedMark)
      ? query({ name: nameOf(text), text, values }, ...rest)
      : query(text, values, ...rest);
  client.query = named as PoolClient['query'];
}
