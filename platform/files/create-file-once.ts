import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { ownersFile } from './private-folder.ts';

/**
 * Creates a file that only its owner may read: completely or not at all, and only if there is none of that name. When
 * several processes do so at once, all of them find the content of the first.
 */
export function createFileOnce(path: string, content: string): void {
  const temporary = `${path}.${crypto.randomUUID()}.tmp`;
  try {
    writeFileSync(temporary, content, { flag: 'wx', mode: ownersFile, flush: true });
    linkSync(temporary, path);
  } catch (problem) {
    // Another process has created it in the meantime.
    if (!existsSync(path)) throw problem;
  } finally {
    rmSync(temporary, { force: true });
  }
}
