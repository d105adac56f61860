import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#platform/clock/clock.ts';

/** A page that stays open for longer is reloaded at its next link. */
const keepMs = 30 * 24 * 60 * 60_000;
/** Often enough that no file of a process that runs for months is ever a month old. */
const publishEveryMs = 24 * 60 * 60_000;
/** Copies at once: a shared folder is often on a network. */
const copiesAtOnce = 8;
/** The suffix of a file that is being copied. A random id comes before it, since containers can share process ids. */
const incomplete = '.part';

type Deps = { clientDir: string; assetsDir: string; clock: Clock };

/** Publishes this release's files now, and daily while the process runs: other processes delete files that get old. */
export async function keepAssetsPublished(
  deps: Deps,
  everyMs = publishEveryMs,
): Promise<{ stop: () => void }> {
  await publishAssets(deps);
  // If the folder is unavailable, it gets the files the next day; this process always serves its own.
  const publishing = setInterval(() => void publishAssets(deps).catch(() => {}), everyMs).unref();
  return { stop: () => clearInterval(publishing) };
}

/**
 * Puts this release's files into the folder that all processes share, before its first page is served, and deletes what
 * no process has published for a month. Any number of processes may do so at once.
 */
export async function publishAssets({ clientDir, assetsDir, clock }: Deps): Promise<void> {
  const own = join(clientDir, 'assets');
  await mkdir(assetsDir, { recursive: true });
  const names = await readdir(own);
  const there = new Set(await readdir(assetsDir));
  const now = new Date(clock.now());
  const publish = async (name: string) => {
    const target = join(assetsDir, name);
    if (!there.has(name)) {
      const part = `${target}.${randomUUID()}${incomplete}`;
      await copyFile(join(own, name), part);
      await rename(part, target);
    }
    await utimes(target, now, now);
  };
  const waiting = names.values();
  const publishRest = async () => {
    for (const name of waiting) await publish(name);
  };
  await Promise.all(Array.from({ length: copiesAtOnce }, publishRest));

  for (const name of there) {
    const file = join(assetsDir, name);
    // Our own files have just been touched. Another process may have deleted an old one already.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < now.getTime() - keepMs) await rm(file, { force: true });
  }
}
