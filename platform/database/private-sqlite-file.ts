import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFileOnce } from '../files/create-file-once.ts';
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
  // An empty file is an empty database. It is not opened to create it: closing it would release the locks that SQLite
  // holds for other threads of this process.
  if (!existsSync(path)) createFileOnce(path, '');
  for (const file of besides.map((ending) => `${path}${ending}`)) {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && isOpenToOthers(found.mode)) chmodSync(file, ownersFile);
  }
}
