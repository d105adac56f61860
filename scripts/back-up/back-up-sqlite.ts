import { once } from 'node:events';
import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { ownersFile } from '../../platform/files/private-folder.ts';
import { reasonOf } from '../terminal/reason-of.ts';
import type { CopyJob } from './copy-in-worker.ts';
import { otherParts, partOf, removeOnSignal, removePart } from './partial-copy.ts';

type Outcome = { ok: true; leads: number; bytes: number } | { ok: false; message: string };

/**
 * Copies the SQLite store at `path` to a file while a site writes to it. The copy is a snapshot, checked and flushed to disk; the
 * file gets its name only once it is complete. A signal that ends the process leaves no part of it.
 */
export async function backUpSqlite(
  path: string,
  file: string,
  complain: (text: string) => void,
): Promise<Outcome> {
  if (!existsSync(path))
    return { ok: false, message: `There is no store at ${path} yet: start the site once.` };
  if (existsSync(file)) return { ok: false, message: `${file} is there already, and is not overwritten.` };
  const part = partOf(file);
  const stopWaiting = removeOnSignal(part, complain);
  try {
    const problem = create(part);
    if (problem !== undefined) return { ok: false, message: `${part} can’t be written: ${problem}.` };
    for (const other of otherParts(part))
      complain(`${other} is from a backup that was interrupted or still runs. Delete it unless one runs.\n`);
    return await copyTo(file, { path, part });
  } finally {
    stopWaiting();
  }
}

/** Creates the file with its mode, because from the start nobody else may read the leads in it. Returns a problem. */
function create(part: string): string | undefined {
  try {
    removePart(part);
    writeFileSync(part, '', { mode: ownersFile });
    return undefined;
  } catch (problem) {
    return reasonOf(problem);
  }
}

async function copyTo(file: string, job: CopyJob): Promise<Outcome> {
  try {
    const worker = new Worker(new URL('./copy-in-worker.ts', import.meta.url), { workerData: job });
    const [leads] = await once(worker, 'message');
    renameSync(job.part, file);
    return { ok: true, leads: Number(leads), bytes: statSync(file).size };
  } catch (problem) {
    const message = `The store at ${job.path} can’t be copied to ${file}: ${reasonOf(problem)}.`;
    return { ok: false, message };
  } finally {
    removePart(job.part);
  }
}
