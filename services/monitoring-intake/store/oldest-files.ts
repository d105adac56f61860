import { order } from './list-files.ts';
import type { StoredFile } from './stored-file.ts';

/** Collects the oldest `count` of any number of files, with at most twice as many in memory. */
export function oldestFiles(count: number) {
  const files: StoredFile[] = [];
  function cut() {
    files.sort((a, b) => order(a.name, b.name));
    files.length = Math.min(files.length, count);
  }
  return {
    add(file: StoredFile): void {
      files.push(file);
      if (files.length >= 2 * count) cut();
    },
    /** Oldest first. */
    list(): StoredFile[] {
      cut();
      return files;
    },
  };
}
