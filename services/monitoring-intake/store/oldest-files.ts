import { order } from './list-files.ts';
import type { StoredFile } from './stored-file.ts';

/** Remembers the oldest `count` of any number of files, and never more than twice as many. */
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
