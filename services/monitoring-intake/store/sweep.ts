import { rmdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#platform/files/is-missing.ts';
import { listDays, namesIn } from './list-files.ts';
import { oldestFiles } from './oldest-files.ts';
import { dayOf, onDisk, readName, timeOfUnfinished, type StoredFile } from './stored-file.ts';

const hourMs = 60 * 60 * 1000;
/** How many of the oldest files one pass remembers for deletion: a few megabytes, and enough for most sweeps. */
const filesAPass = 10_000;
/** Files that are deleted concurrently: one by one, a busy machine would take minutes after a flood of posts. */
const removedAtOnce = 16;

export type SweepLimits = { now: number; ageMs: number; bytes: number };

/**
 * Deletes what is older than `ageMs`, then the oldest until no more than `bytes` remain; and half-written files of a
 * process that died. Names are read and files deleted a few at a time: however many there are, memory stays small and
 * other requests are not blocked. Several processes may sweep concurrently. Files that can't be deleted are skipped;
 * rejects at the end with the first error.
 */
export async function sweep(dir: string, { now, ageMs, bytes }: SweepLimits): Promise<void> {
  let problem: Error | undefined;
  const note = (caught: unknown) => {
    problem ??= caught instanceof Error ? caught : new Error('unexpected');
  };

  /** False if the file is still there. Another process may have deleted it first. */
  async function remove(day: string, name: string): Promise<boolean> {
    try {
      await unlink(join(dir, day, name));
      return true;
    } catch (caught) {
      if (isMissing(caught)) return true;
      note(caught);
      return false;
    }
  }

  /** Deletes what is too old or unfinished; returns the total size of the others, and the oldest of them. */
  async function takeStock() {
    const oldest = oldestFiles(filesAPass);
    let total = 0;
    for (const day of await listDays(dir)) {
      const removing: Promise<boolean>[] = [];
      try {
        for await (const name of namesIn(join(dir, day))) {
          const file = readName(day, name);
          const isOver = file ? file.at < now - ageMs : (timeOfUnfinished(name) ?? now) < now - hourMs;
          if (isOver) {
            removing.push(remove(day, name));
            if (removing.length === removedAtOnce) await Promise.all(removing.splice(0));
          } else if (file) {
            total += onDisk(file.bytes);
            oldest.add(file);
          }
        }
      } catch (caught) {
        // The other days are still swept.
        note(caught);
      }
      await Promise.all(removing);
    }
    return { total, oldest: oldest.list() };
  }

  let { total, oldest } = await takeStock();
  for (let before = Infinity; total > bytes && total < before;) {
    before = total;
    for (let from = 0; from < oldest.length && total > bytes; from += removedAtOnce) {
      const files = worth(total - bytes, oldest.slice(from, from + removedAtOnce));
      const removed = await Promise.all(files.map((file) => remove(file.day, file.name)));
      total -= sizeOf(files.filter((_, nth) => removed[nth]));
    }
    // There are more files than one pass remembers.
    if (total > bytes) ({ total, oldest } = await takeStock());
  }
  // Another process may be about to write to today's folder or, around midnight, yesterday's.
  for (const day of await listDays(dir))
    if (day < dayOf(now - 24 * hourMs)) await rmdir(join(dir, day)).catch(() => {});
  if (problem) throw problem;
}

/** The first of these files, as many as free this many bytes on the disk. */
function worth(bytes: number, files: StoredFile[]): StoredFile[] {
  let left = bytes;
  return files.filter((file) => {
    const isNeeded = left > 0;
    left -= onDisk(file.bytes);
    return isNeeded;
  });
}

function sizeOf(files: StoredFile[]): number {
  return files.reduce((sum, file) => sum + onDisk(file.bytes), 0);
}
