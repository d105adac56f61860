import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, findPostgres, longTimeout, type TestEngine } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { startDatabaseProxy } from '#tests/support/tcp-proxy.ts';
import { checkEveryMs, lockTimeoutMs, openReadiness } from './open-readiness.ts';
import type { ReadinessTables } from './readiness-tables.ts';

async function openOn(databaseUrl: string) {
  const clock = movableClock();
  const readiness = await openReadiness({ databaseUrl, clock });
  onTestFinished(readiness.close);
  const isReady = () =>
    readiness.check().then(
      () => true,
      () => false,
    );
  return { clock, isReady };
}

async function openEmpty(engine: TestEngine) {
  const database = await engine.open<ReadinessTables>();
  onTestFinished(database.close);
  return database;
}

const postgres = await findPostgres();
for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    test('a database that accepts writes is ready, and is written to at most once every 2 s, however many checks there are', async () => {
      const { url, queries } = await openEmpty(engine);
      const { clock, isReady } = await openOn(url);
      const writtenAt = () => queries.selectFrom('readiness').select('written_at').execute();
      expect(await Promise.all([isReady(), isReady()])).toEqual([true, true]);
      const first = await writtenAt();
      expect(first).toHaveLength(1);
      clock.pass(checkEveryMs - 1);
      await isReady();
      expect(await writtenAt()).toEqual(first);
      clock.pass(1);
      await isReady();
      expect(await writtenAt()).toEqual([{ written_at: new Date(clock.now()).toISOString() }]);
    });

    test('a database that stops accepting writes is not ready until it accepts them again', async () => {
      const { url, queries } = await openEmpty(engine);
      const { clock, isReady } = await openOn(url);
      expect(await isReady()).toBe(true);
      await queries.schema.alterTable('readiness').renameTo('elsewhere').execute();
      clock.pass(checkEveryMs);
      expect(await isReady()).toBe(false);
      await queries.schema.alterTable('elsewhere').renameTo('readiness').execute();
      clock.pass(checkEveryMs);
      expect(await isReady()).toBe(true);
    });
  });
}

for (const engine of (await engines()).filter(({ name }) => name === 'SQLite')) {
  test('a file that another process locks for a few seconds is ready, and one that stays locked is not', async () => {
    const { url } = await openEmpty(engine);
    const { clock, isReady } = await openOn(url);
    const other = new DatabaseSync(url.replace('file:', ''));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    clock.pass(checkEveryMs);
    expect(await isReady()).toBe(true);
    clock.pass(lockTimeoutMs);
    expect(await isReady()).toBe(false);
    other.exec('commit');
    clock.pass(checkEveryMs);
    expect(await isReady()).toBe(true);
  });
}

describe.skipIf(postgres.isMissing)('PostgreSQL', longTimeout, () => {
  test('a server that hangs is not ready until it recovers, with an open connection or without', async () => {
    const { url } = await openEmpty(postgres);
    const proxy = await startDatabaseProxy(url);
    onTestFinished(proxy.stop);
    const { clock, isReady } = await openOn(proxy.url);
    expect(await isReady()).toBe(true);
    proxy.hang();
    for (let time = 0; time < 2; time += 1) {
      clock.pass(checkEveryMs);
      expect(await isReady()).toBe(false);
    }
    proxy.resume();
    clock.pass(checkEveryMs);
    expect(await isReady()).toBe(true);
  });

  test('a server that has become read-only, like the standby after a failover, is not ready', async () => {
    const { url, queries } = await openEmpty(postgres);
    const { clock, isReady } = await openOn(url);
    expect(await isReady()).toBe(true);
    const name = sql.id(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(queries);
    await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(queries);
    clock.pass(checkEveryMs);
    expect(await isReady()).toBe(false);
  });
});
