// A worker thread: copying blocks its thread for as long as it takes, and the main one has to react to signals.
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** The SQLite file to copy, and the file that gets the copy. */
export type CopyJob = { path: string; part: string };

const { path, part } = workerData as CopyJob;
copy();
const leads = check();
flush();
parentPort?.postMessage(leads, []);

/** One statement, so the copy is a snapshot; writers don't wait for it. */
function copy(): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(part);
  } finally {
    database.close();
  }
}

/** The number of leads in the copy; throws if the copy is damaged. */
function check(): number {
  const database = new DatabaseSync(part, { readOnly: true });
  try {
    const [result] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
    if (result !== 'ok') throw new Error(`it is damaged (${String(result)})`);
    return Number(database.prepare('select count(*) as leads from leads').get()?.['leads'] ?? 0);
  } finally {
    database.close();
  }
}

/** SQLite leaves flushing to the operating system, which may do it much later. */
function flush(): void {
  const handle = openSync(part, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
