import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { ownersFile } from '../../platform/files/private-folder.ts';
import { reasonOf } from '../terminal/reason-of.ts';

type Outcome = { ok: true; leads: number; bytes: number } | { ok: false; message: string };

/**
 * Copies an SQLite store to a file while a site writes to it. The copy is a snapshot, checked and flushed to disk; the
 * file gets its name only once it is complete.
 */
export function backUpSqlite(databaseUrl: string, file: string): Outcome {
  const path = databaseUrl.replace(/^file:/, '');
  if (!existsSync(path))
    return { ok: false, message: `There is no store at ${path} yet: start the site once.` };
  if (existsSync(file)) return { ok: false, message: `${file} is there already, and is not overwritten.` };
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    // Created with its mode, because from the start nobody else may read the leads in it.
    writeFileSync(part, '', { mode: ownersFile });
  } catch (problem) {
    return { ok: false, message: `${part} can’t be written: ${reasonOf(problem)}.` };
  }
  try {
    copy(path, part);
    const leads = check(part);
    flush(part);
    renameSync(part, file);
    return { ok: true, leads, bytes: statSync(file).size };
  } catch (problem) {
    return { ok: false, message: `The store at ${path} can’t be copied to ${file}: ${reasonOf(problem)}.` };
  } finally {
    rmSync(part, { force: true });
  }
}

/** One statement, so the copy is a snapshot; writers don't wait for it. */
function copy(path: string, part: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.prepare('vacuum into ?').run(part);
  } finally {
    database.close();
  }
}

/** The number of leads in the copy; throws if the copy is damaged. */
function check(part: string): number {
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
function flush(part: string): void {
  const handle = openSync(part, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
