import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brandDir } from './brand-dir.ts';

/** Files of the content folder by path, with their replacement: text, data to be written as JSON, or null to remove. */
export type ContentChanges = Record<string, string | object | null>;

/** A copy of the tests' content in a separate folder, with some files replaced. */
export async function copyContent(changes: ContentChanges = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(brandDir, dir, { recursive: true });
  const change = async (file: string, content: ContentChanges[string]) => {
    const path = join(dir, file);
    if (content === null) return rm(path, { force: true });
    await mkdir(dirname(path), { recursive: true });
    return writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const [file, content] of Object.entries(changes)) await change(file, content);
  return { dir, change, remove: () => rm(dir, { recursive: true, force: true }) };
}
