import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readName, type StoredFile } from './stored-file.ts';

/** The folders of days there are, oldest first; none while nothing was kept. */
export async function listDays(dir: string): Promise<string[]> {
  const names = await namesIn(dir);
  return names.filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name)).toSorted();
}

/** What was kept on a day, oldest first. */
export async function listDay(dir: string, day: string): Promise<StoredFile[]> {
  const names = await namesIn(join(dir, day));
  return names.toSorted().flatMap((name) => readName(day, name) ?? []);
}

/** Another process may have taken the folder away. */
export async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (problem) {
    if (isMissing(problem)) return [];
    throw problem;
  }
}

export function isMissing(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'ENOENT';
}
