import { mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collect, openTestIntake, makeEvent, makeSegment, session } from '../measurements.fixture.ts';
import { listSegments, readEvents } from './read-store.ts';
import { storeLimits } from './open-monitoring-store.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const noted = (nth: number) => makeEvent({ type: 'action', date: nth + 1, note: 'x'.repeat(900) });

async function storedDates(dir: string) {
  const events = await collect(readEvents(dir, ''));
  return events.map(({ date }) => date - 1);
}

/** As a disk allocates them, in whole blocks. */
async function bytesIn(dir: string) {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
  );
  return sizes.reduce((sum, { size }) => sum + Math.ceil(size / 4_096) * 4_096, 0);
}

test('no more bytes than the limit are stored: the oldest files are deleted first', async () => {
  // In disk blocks, as each of these small files takes one.
  const limit = 60 * 4_096;
  const { sendBatch, sendSegment, dir, clock } = await openTestIntake({ limits: { bytes: limit } });
  await sendSegment(makeSegment().form);
  for (let nth = 0; nth < 120; nth += 1) {
    await sendBatch(noted(nth));
    clock.pass(1_000);
    expect(await bytesIn(dir)).toBeLessThanOrEqual(limit);
  }
  const dates = await storedDates(dir);
  expect(dates.length).toBeGreaterThan(30);
  expect(dates).toEqual(Array.from({ length: dates.length }, (_, nth) => 120 - dates.length + nth));
  expect(await listSegments(dir, session)).toEqual([]);
});

test('files older than thirty days are deleted while the site runs, together with their folder', async () => {
  const { sendBatch, sendSegment, dir, clock } = await openTestIntake();
  await sendBatch(noted(1));
  await sendSegment(makeSegment().form);
  clock.pass(storeLimits.ageMs);
  await sendBatch(noted(2));
  expect(await storedDates(dir)).toEqual([1, 2]);
  clock.pass(storeLimits.sweepEveryMs);
  await sendBatch(noted(3));
  expect(await storedDates(dir)).toEqual([2, 3]);
  expect(await listSegments(dir, session)).toEqual([]);
  expect(await readdir(dir)).toHaveLength(1);
});

test('files that are too old or over the size limit are deleted at the start', async () => {
  const before = await openTestIntake();
  await before.sendBatch(noted(1));
  before.clock.pass(31 * dayMs);
  for (const nth of [2, 3, 4]) {
    await before.sendBatch(noted(nth));
    before.clock.pass(1);
  }
  await before.store.stop();
  const { dir, clock } = before;
  const next = await openTestIntake({ dir, clock });
  await next.store.swept;
  expect(await storedDates(dir)).toEqual([2, 3, 4]);
  const smaller = await openTestIntake({ dir, clock, limits: { bytes: 3 * 4_096 } });
  await smaller.store.swept;
  expect(await storedDates(dir)).toEqual([3, 4]);
});

test('a post that was half written when its process died is never read, and is deleted after an hour', async () => {
  const { sendBatch, dir, clock } = await openTestIntake();
  await sendBatch(noted(1));
  const [day = ''] = await readdir(dir);
  const half = join(dir, day, `.${clock.now()}.9.${crypto.randomUUID()}.batch.${crypto.randomUUID()}.tmp`);
  await writeFile(half, '{"type":');
  const files = async () => (await readdir(join(dir, day))).length;
  clock.pass(storeLimits.sweepEveryMs);
  await sendBatch(noted(2));
  expect([await storedDates(dir), await files()]).toEqual([[1, 2], 3]);
  clock.pass(60 * minuteMs);
  await sendBatch(noted(3));
  expect([await storedDates(dir), await files()]).toEqual([[1, 2, 3], 3]);
});

test('foreign files are neither read nor deleted', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'monitoring-'));
  await mkdir(join(dir, '2020-01-01'));
  const others = ['notes.txt', '2020-01-01/notes.txt', '2020-01-01/1577836800000.5.x.batch'];
  for (const name of others) await writeFile(join(dir, name), makeEvent());
  const { store } = await openTestIntake({ dir });
  await store.swept;
  expect(await storedDates(dir)).toEqual([]);
  expect((await readdir(dir, { recursive: true })).toSorted()).toEqual(['2020-01-01', ...others].toSorted());
});

test('several processes write and sweep concurrently: nothing within the limits is lost or duplicated', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'monitoring-'));
  const processes = await Promise.all(
    [1, 2, 3, 4].map(() => openTestIntake({ dir, limits: { sweepEveryMs: 1 } })),
  );
  const posts = processes.flatMap(({ sendBatch, clock }, nth) =>
    Array.from({ length: 25 }, (_, post) => {
      clock.pass(1);
      return sendBatch(noted(nth * 25 + post));
    }),
  );
  for (const { status } of await Promise.all(posts)) expect(status).toBe(202);
  expect((await storedDates(dir)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, nth) => nth),
  );
  expect(processes.flatMap(({ troubles }) => troubles)).toEqual([]);
});

test('several processes that fill the folder concurrently stay within the limit of bytes', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'monitoring-'));
  const limits = { bytes: 400_000 };
  const processes = await Promise.all([1, 2, 3, 4, 5].map(() => openTestIntake({ dir, limits })));
  for (let nth = 0; nth < 40; nth += 1) {
    await Promise.all(processes.map(({ sendBatch }) => sendBatch(noted(nth))));
    expect(await bytesIn(dir)).toBeLessThanOrEqual(limits.bytes);
  }
  expect((await storedDates(dir)).length).toBeGreaterThan(60);
});

test('a folder that can’t be written is logged once a minute with the error code', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'monitoring-'));
  const dir = join(parent, 'monitoring');
  await writeFile(dir, 'a file stands where the folder should be');
  const { sendBatch, lines, clock, troubles } = await openTestIntake({ dir });
  for (const _ of [1, 2, 3]) expect(await sendBatch(noted(1))).toEqual({ status: 500, reason: 'not-kept' });
  expect(lines).toEqual([{ level: 'error', event: 'monitoring-not-kept', code: 'ENOTDIR', times: 1 }]);
  clock.pass(minuteMs);
  await sendBatch(noted(1));
  expect(lines[1]).toMatchObject({ times: 3 });
  expect(troubles).toHaveLength(1);
});
