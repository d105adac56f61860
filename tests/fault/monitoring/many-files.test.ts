import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { mkdir, readdir, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestIntake, makeEvent } from '#services/monitoring-intake/measurements.fixture.ts';
import { storeLimits } from '#services/monitoring-intake/store/open-monitoring-store.ts';
import { dayOf, nameFile, readName } from '#services/monitoring-intake/store/stored-file.ts';
import { movableClock } from '#tests/support/movable-clock.ts';

const block = 4_096;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const minuteMs = 60_000;

/** In memory where the machine has such a folder: 200,000 files on a disk that others write to take minutes. */
const tempDir = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A store's folder, emptied at the end, and a function that adds empty files whose names claim one block each. */
function bigFolder() {
  const dir = mkdtempSync(join(tempDir, 'monitoring-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const lay = (count: number, from: number) => {
    for (let nth = 0; nth < count; nth += 1) {
      const { day, name } = nameFile(from + nth, block);
      if (nth === 0) mkdirSync(join(dir, day), { recursive: true });
      closeSync(openSync(join(dir, day, name), 'w'));
    }
  };
  const times = async () => {
    const names = await readdir(dir, { recursive: true });
    return names.flatMap((path) => readName('', path.slice(path.lastIndexOf('/') + 1))?.at ?? []);
  };
  return { dir, lay, times };
}

/** Stops a test that hangs: 12 s of processor time take a minute on a busy machine. */
const patience = { timeout: 180_000 };

test(
  'two processes sweep 200,000 files concurrently, oldest first, while requests get their turn and files vanish',
  patience,
  async () => {
    const { dir, lay, times } = bigFolder();
    const clock = movableClock();
    const now = clock.now();
    lay(8_000, now - storeLimits.ageMs - hourMs);
    lay(150_000, now - 2 * dayMs);
    lay(42_000, now - dayMs);
    // Sweeping to nine tenths of the limit removes 12,000, which takes more than one pass.
    const room = 180_000;
    const limits = { bytes: 200_000 * block };

    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const processes = await Promise.all([0, 1].map(() => openTestIntake({ dir, clock, limits })));
    const vanishing = readdir(dir).then(async (days) => {
      const day = dayOf(now - 2 * dayMs);
      expect(days).toContain(day);
      for (const name of (await readdir(join(dir, day))).slice(0, 500))
        await unlink(join(dir, day, name)).catch(() => {});
    });
    await Promise.all([vanishing, ...processes.map(({ store }) => store.swept)]);
    clearInterval(counting);

    expect(processes.flatMap(({ troubles }) => troubles)).toEqual([]);
    const left = await times();
    expect(left.length).toBeLessThanOrEqual(room);
    // Apart from that, only the vanished files are missing.
    expect(left.length).toBeGreaterThanOrEqual(room - 500);
    const ofOldestDay = left.filter((at) => at < now - dayMs).length;
    expect(ofOldestDay).toBe(left.length - 42_000);
    const oldestLeft = left.reduce((oldest, at) => Math.min(oldest, at), Infinity);
    expect(oldestLeft).toBeGreaterThanOrEqual(now - 2 * dayMs + 150_000 - ofOldestDay - 500);
    expect(turns).toBeGreaterThan(100);
  },
);

test('a sweep skips what can’t be removed or read, reports it, and does the rest', async () => {
  const { dir, lay, times } = bigFolder();
  const clock = movableClock();
  const now = clock.now();
  lay(100, now - 2 * dayMs);
  const old = nameFile(now - 2 * dayMs - hourMs, block);
  await mkdir(join(dir, old.day, old.name), { recursive: true });
  await writeFile(join(dir, '2020-01-01'), 'a file where a folder should be');
  const { store, troubles, sendBatch } = await openTestIntake({ dir, clock, limits: { bytes: 60 * block } });
  await store.swept;
  expect(troubles).toMatchObject([{ code: 'ENOTDIR' }]);
  // Including the folder in the way: as many as the limit allows.
  expect(await times()).toHaveLength(54);
  clock.pass(15 * minuteMs);
  expect(await sendBatch(makeEvent())).toMatchObject({ status: 202 });
  expect(troubles).toHaveLength(2);
});

test('after a sweep that failed as a whole, the next one works', async () => {
  const { dir, lay, times } = bigFolder();
  rmSync(dir, { recursive: true });
  await writeFile(dir, 'a file where the folder should be');
  const clock = movableClock();
  const { store, troubles, sendBatch } = await openTestIntake({ dir, clock, limits: { bytes: 60 * block } });
  await store.swept;
  expect(troubles).toMatchObject([{ code: 'ENOTDIR' }]);
  await unlink(dir);
  lay(100, clock.now() - dayMs);
  clock.pass(storeLimits.sweepEveryMs);
  expect(await sendBatch(makeEvent())).toMatchObject({ status: 202 });
  expect(await times()).toHaveLength(54);
  expect(troubles).toHaveLength(1);
});
