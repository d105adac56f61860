import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listDay, listDays, namesIn } from './list-files.ts';
import { dayOf, onDisk, timeOfUnfinished } from './stored-file.ts';

const hourMs = 60 * 60 * 1000;

export type SweepLimits = { now: number; ageMs: number; bytes: number };

/**
 * Takes away what is older than `ageMs`, then the oldest until no more than `bytes` are left; and what a process that died
 * left half written. Several processes may sweep at once.
 */
export async function sweep(dir: string, { now, ageMs, bytes }: SweepLimits): Promise<void> {
  const files = [];
  for (const day of await listDays(dir)) {
    files.push(...(await listDay(dir, day)));
    await removeUnfinished(join(dir, day), now - hourMs);
  }
  let total = files.reduce((sum, file) => sum + onDisk(file.bytes), 0);
  for (const file of files) {
    if (file.at >= now - ageMs && total <= bytes) break;
    await rm(join(dir, file.day, file.name), { force: true });
    total -= onDisk(file.bytes);
  }
  // Into today's folder, and around midnight yesterday's, another process may be about to write.
  for (const day of await listDays(dir))
    if (day < dayOf(now - 24 * hourMs)) await removeEmpty(join(dir, day));
}

async function removeUnfinished(folder: string, before: number) {
  for (const name of await namesIn(folder)) {
    const at = timeOfUnfinished(name);
    if (at !== undefined && at < before) await rm(join(folder, name), { force: true });
  }
}

async function removeEmpty(folder: string) {
  if ((await namesIn(folder)).length === 0) await rmdir(folder).catch(() => {});
}
