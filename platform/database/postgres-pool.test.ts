import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { startDatabaseProxy } from '#tests/support/tcp-proxy.ts';
import { maintenanceTimeouts, requestTimeouts } from './database-timeouts.ts';
import { openDatabase, type Database } from './open-database.ts';
import { DatabaseTooSlow } from './postgres-pool.ts';

/** The limits for requests, except that the limit on using a connection is shorter, to keep the tests short. */
const timeouts = { ...requestTimeouts, useMs: 1_500 };
const connections = 3;

type Tables = { made: { id: number } };
const count = async ({ queries }: Database<Tables>) =>
  Number((await sql<{ count: string }>`select count(*) from made`.execute(queries)).rows[0]?.count);
const insert = ({ queries }: Database<Tables>, id: number) =>
  queries.transaction().execute((within) => within.insertInto('made').values({ id }).execute());

test('connecting and querying take less than the 10 s in which a post is answered', () => {
  expect(requestTimeouts.connectMs + requestTimeouts.useMs).toBeLessThanOrEqual(8_000);
});

// SQLite runs in the process: it has no connection that could hang.
const postgres = await findPostgres();
describe.skipIf(postgres.isMissing)('the PostgreSQL pool', longTimeout, () => {
  async function openBehindProxy(within = timeouts) {
    const direct = await postgres.open<Tables>();
    onTestFinished(direct.close);
    await direct.queries.schema.createTable('made').addColumn('id', 'integer').execute();
    const proxy = await startDatabaseProxy(direct.url);
    onTestFinished(proxy.stop);
    const database = openDatabase<Tables>(proxy.url, { connections, timeouts: within });
    onTestFinished(database.close);
    return { direct, proxy, database };
  }

  test('while PostgreSQL hangs, queries and waits for a connection fail within the limits, and work again once it recovers', async () => {
    const { proxy, database } = await openBehindProxy();
    await Promise.all([1, 2, 3].map((id) => insert(database, id)));
    proxy.hang();
    const start = performance.now();
    const asked = await Promise.allSettled(Array.from({ length: 4 * connections }, () => count(database)));
    expect(asked.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked[0]).toMatchObject({ reason: { name: 'DatabaseTooSlow', code: 'too-slow' } });
    expect(performance.now() - start).toBeLessThan(timeouts.connectMs + timeouts.useMs + 2_000);
    proxy.resume();
    expect(await Promise.all(Array.from({ length: 4 * connections }, () => count(database)))).toEqual(
      Array.from({ length: 4 * connections }, () => 3),
    );
  });

  test('a transaction during which PostgreSQL hangs fails with its first error, and nothing of it is stored', async () => {
    const { proxy, database, direct } = await openBehindProxy();
    const underWay = database.queries.transaction().execute(async (within) => {
      await within.insertInto('made').values({ id: 1 }).execute();
      proxy.hang();
      await within.insertInto('made').values({ id: 2 }).execute();
    });
    await expect(underWay).rejects.toThrow(DatabaseTooSlow);
    proxy.resume();
    await insert(database, 3);
    expect((await direct.queries.selectFrom('made').selectAll().execute()).map(({ id }) => id)).toEqual([3]);
  });

  test('when PostgreSQL restarts while a connection is in use, the process survives and the pool reconnects', async () => {
    const { proxy, database } = await openBehindProxy();
    const underWay = database.queries.transaction().execute(async (within) => {
      await within.insertInto('made').values({ id: 1 }).execute();
      proxy.cut();
      await within.insertInto('made').values({ id: 2 }).execute();
    });
    await expect(underWay).rejects.toThrow();
    expect(await count(database)).toBe(0);
  });

  test('waiting for a lock held by another transaction ends within the limit, with an error that says so', async () => {
    const { direct, database } = await openBehindProxy({ ...requestTimeouts, lockMs: 100 });
    await insert(direct, 1);
    const locked = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const other = direct.queries.transaction().execute(async (within) => {
      await within.updateTable('made').set({ id: 2 }).execute();
      locked.resolve();
      await end.promise;
    });
    await locked.promise;
    await expect(database.queries.updateTable('made').set({ id: 3 }).execute()).rejects.toMatchObject({
      code: '55P03',
    });
    end.resolve();
    await other;
  });

  test('the server ends a statement that takes longer than requests may, but not a statement of a migration', async () => {
    const { database } = await openBehindProxy({ ...requestTimeouts, statementMs: 100 });
    const sleep = sql`select pg_sleep(0.6)`;
    await expect(sleep.execute(database.queries)).rejects.toMatchObject({ code: '57014' });
    await sleep.execute(database.maintenance);
    expect(maintenanceTimeouts.useMs).toBeGreaterThanOrEqual(60 * 60_000);
  });

  test('a process that goes silent in the middle of a transaction loses its locks after the limit', async () => {
    const { database, direct } = await openBehindProxy({
      ...requestTimeouts,
      useMs: 30_000,
      idleInTransactionMs: 1_000,
    });
    await insert(direct, 1);
    const [changed, silence] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const silent = database.queries.transaction().execute(async (within) => {
      await within.updateTable('made').set({ id: 2 }).execute();
      changed.resolve();
      await silence.promise;
      await within.updateTable('made').set({ id: 3 }).execute();
    });
    await Promise.race([changed.promise, silent]);
    await direct.queries.updateTable('made').set({ id: 4 }).execute();
    silence.resolve();
    await expect(silent).rejects.toThrow();
  });
});
