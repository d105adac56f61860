import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { DatabaseTimeouts } from './database-timeouts.ts';
import { nameMarkedStatements } from './prepared-statements.ts';

/** The database did not answer in time. The statement may or may not have been executed. */
export class DatabaseTooSlow extends Error {
  override name = 'DatabaseTooSlow';
  readonly code = 'too-slow';
}

type PoolSettings = { url: string; connections: number; timeouts: DatabaseTimeouts };

/**
 * Long enough that an idle connection causes hardly any traffic, short enough that firewalls do not drop the
 * connection.
 */
const keepAliveAfterMs = 10_000;

/**
 * Connections to PostgreSQL that recover from any failure. pg's own `query_timeout` only rejects the caller's
 * promise: the connection returns to the pool with its statement outstanding, and the next one waits for it. So a
 * connection that is in use for longer than `useMs` is closed, and the pool opens a new one when needed.
 */
export function postgresPool({ url, connections, timeouts }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
  });
  const inUse = new Map<pg.PoolClient, NodeJS.Timeout>();
  // The pool replaces a broken connection, and the statement running on it fails with an error. Without listeners
  // the 'error' event would end the process, whether the connection is idle or in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', nameMarkedStatements);
  pool.on('acquire', (client) => {
    inUse.set(
      client,
      setTimeout(() => cut(client), timeouts.useMs),
    );
  });
  pool.on('release', (_problem, client) => {
    clearTimeout(inUse.get(client));
    inUse.delete(client);
  });
  return pool;
}

/** Closes a connection without asking the server, which may not answer: all statements on it fail at once. */
function cut(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.destroy(new DatabaseTooSlow('The database took too long'));
}
