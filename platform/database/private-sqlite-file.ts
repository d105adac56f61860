import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isOpenToOthers, ownersFile, ownersFolder } from '../files/private-folder.ts';

/** SQLite's own files beside the database: it gives new ones the mode of the database. */
const besides = ['', '-wal', '-shm', '-journal'];

/**
 * Ensures that only its owner can read an SQLite file, whatever the umask: creates a missing one with that mode, and
 * changes an existing one and its log to it. Throws where the mode can't be changed, since others could then read
 * every lead.
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
 * An empty file is an empty database. It is linked into place rather than opened there, since closing it would release
 * the locks that SQLite holds for other threads of this process.
 */
function makeEmpty(path: string): void {
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, '', { flag: 'wx', mode: ownersFile });
    linkSync(temporary, path);
  } catch (problem) {
    // Another process has created it in the meantime.
    if (!existsSync(path)) throw problem;
  } finally {
    rmSync(temporary, { force: true });
  }
}
