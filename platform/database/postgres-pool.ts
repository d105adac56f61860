import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { DatabaseTimeouts } from './database-timeouts.ts';

/** The database did not answer in time. What was asked of it may or may not have been done. */
export class DatabaseTooSlow extends Error {
  override name = 'DatabaseTooSlow';
  readonly code = 'too-slow';
}

type PoolSettings = { url: string; connections: number; timeouts: DatabaseTimeouts };

/** Long enough that an idle connection costs no traffic to speak of, short enough to outlive no firewall's memory of it. */
const keepAliveAfterMs = 10_000;

/**
 * Connections to PostgreSQL that come back from anything. pg's own `query_timeout` only tells the caller: the connection
 * goes back to the pool with its statement outstanding, and the next one waits behind it. So a connection that is in use
 * for longer than its time is cut, and the pool makes a new one when it is needed.
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
  // A connection that breaks is replaced by the pool, and whoever used it learns of it from their statement. Without
  // listeners it would end the process, idle or in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
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

/** Ends a connection without asking the server, which may not answer: all statements on it fail at once. */
function cut(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.destroy(new DatabaseTooSlow('The database took too long'));
}
