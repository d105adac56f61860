import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#platform/files/is-missing.ts';
import { readName, type StoredFile } from './stored-file.ts';

/** Names that are read from the disk at a time: few reads, without much work between two of them. */
const namesAtOnce = 512;

/** The folders of days that exist, oldest first; none while nothing is stored. */
export async function listDays(dir: string): Promise<string[]> {
  const days: string[] = [];
  for await (const name of namesIn(dir)) if (/^\d{4}-\d{2}-\d{2}$/.test(name)) days.push(name);
  return days.toSorted(order);
}

/** The files of a day, oldest first. */
export async function listDay(dir: string, day: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const name of namesIn(join(dir, day))) {
    const file = readName(day, name);
    if (file) files.push(file);
  }
  return files.toSorted((a, b) => order(a.name, b.name));
}

/** The names in a folder, in no particular order; none if another process has deleted the folder. */
export async function* namesIn(dir: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(dir, { bufferSize: namesAtOnce })) yield name;
  } catch (problem) {
    if (!isMissing(problem)) throw problem;
  }
}

/** Names start with a time, so their order is the order of arrival. */
export function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
