import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFileOnce } from '../files/create-file-once.ts';
import { isOpenToOthers, ownersFile, ownersFolder } from '../files/private-folder.ts';

/** SQLite's own files beside the database: it gives new ones the mode of the database. */
const besides = ['', '-wal', '-shm', '-journal'];

/**
 * Creates an SQLite file and its missing folders for its owner alone, whatever the umask. An empty file is an empty
 * database.
 */
export function createPrivately(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: ownersFolder });
  createFileOnce(path, '');
}

/**
 * Removes others' access to an existing SQLite file and its log. Throws where the mode can't be changed, since others
 * could then read every lead.
 */
export function keepPrivate(path: string): void {
  for (const file of besides.map((ending) => `${path}${ending}`)) {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && isOpenToOthers(found.mode)) chmodSync(file, ownersFile);
  }
}
