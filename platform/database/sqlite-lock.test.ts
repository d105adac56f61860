import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { lockWaitMs } from './sqlite-lock.ts';

/**
 * A database with a table, and a second handle on its file, as another process would have, which takes the write
 * lock.
 */
async function lockedByAnother() {
  const dir = mkdtempSync(join(tmpdir(), 'sqlite-lock-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const path = join(dir, 'made.db');
  const database = openDatabase<{ made: { id: number } }>(`file:${path}`);
  onTestFinished(database.close);
  await database.queries.schema.createTable('made').addColumn('id', 'integer').execute();
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return { ...database, other };
}

test('waiting for another process to finish writing blocks nothing else in this one, and ends when the lock is released', async () => {
  const { queries, other } = await lockedByAnother();
  let isStored = false;
  const storing = queries.transaction().execute(async (within) => {
    await within.insertInto('made').values({ id: 1 }).execute();
    isStored = true;
  });
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(isStored, 'turns of the event loop pass while it waits').toBe(false);
  other.exec('commit');
  await storing;
  expect(await queries.selectFrom('made').selectAll().execute()).toEqual([{ id: 1 }]);
});

test('a wait that times out fails with an error, and the calls queued behind it do not each wait as long again', async () => {
  const { queries, other } = await lockedByAnother();
  const start = performance.now();
  const writes = await Promise.allSettled(
    [1, 2, 3].map((id) => queries.insertInto('made').values({ id }).execute()),
  );
  for (const write of writes) expect(write).toMatchObject({ status: 'rejected', reason: { errcode: 5 } });
  expect(performance.now() - start).toBeLessThan(2 * lockWaitMs);
  other.exec('rollback');
  await queries.insertInto('made').values({ id: 4 }).execute();
  expect(await queries.selectFrom('made').selectAll().execute()).toEqual([{ id: 4 }]);
});
