/** How long a process waits for PostgreSQL, and PostgreSQL for the process, in milliseconds. */
export type DatabaseTimeouts = {
  /** For getting a connection: a free one from the pool, or a new one. */
  connectMs: number;
  /**
   * From when a connection is taken from the pool until it is returned. A connection in use for longer is closed,
   * whatever it is waiting for.
   */
  useMs: number;
  /**
   * The server itself ends a statement after this, so that it does not run on with nobody waiting; 0 for the server's
   * own setting.
   */
  statementMs: number;
  /** The server ends a wait for a lock after this, with an error that says so; 0 for the server's own setting. */
  lockMs: number;
  /** The server ends a transaction whose process has gone silent, and releases the locks that others wait for. */
  idleInTransactionMs: number;
};

/**
 * For visitors' requests. A post is answered within 10 s, whatever the database does: connecting and querying take
 * 7.5 s at the most, which leaves time for counting the visitor's requests, before and after, and for rendering the
 * page.
 */
export const requestTimeouts: DatabaseTimeouts = {
  connectMs: 3_000,
  useMs: 4_500,
  statementMs: 4_000,
  lockMs: 3_500,
  idleInTransactionMs: 10_000,
};

/** For migrations, imports and operators' commands: an index over thirty million addresses takes minutes. */
export const maintenanceTimeouts: DatabaseTimeouts = {
  connectMs: 10_000,
  useMs: 60 * 60_000,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 60_000,
};
