import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isOpenToOthers, ownersFile, ownersFolder } from '../files/private-folder.ts';

/** SQLite's own files beside the database: it gives new ones the mode of the database. */
const besides = ['', '-wal', '-shm', '-journal'];

/**
 * Sees to it that an SQLite file can be read by its owner alone, whatever the umask: makes a missing one so, and closes
 * an existing one, with its log. Throws where the mode can't be changed, since others may then read every lead.
 */
export function keepPrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: ownersFolder });
  if (!existsSync(path)) makeEmpty(path);
  for (const file of besides.map((ending) => `${path}${ending}`)) {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && isOpenToOthers(found.mode)) chmodSync(file, ownersFile);
  }
}

/**
 * An empty file is an empty database. It is linked into its place and never opened there: closing it would take away
 * the locks that SQLite holds for another thread of this process.
 */
function makeEmpty(path: string): void {
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, '', { flag: 'wx', mode: ownersFile });
    linkSync(temporary, path);
  } catch (problem) {
    // Made by another process meanwhile.
    if (!existsSync(path)) throw problem;
  } finally {
    rmSync(temporary, { force: true });
  }
}
