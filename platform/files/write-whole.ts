import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, ownersFile } from './private-folder.ts';

/**
 * Writes a file that is there whole or not at all, and still there after a power cut: a temporary file, fsync,
 * rename, fsync of the folder. Replaces a file of that name. Folder and file are their owner's alone.
 */
export async function writeWhole(dir: string, name: string, content: Uint8Array): Promise<void> {
  await makePrivateFolder(dir);
  const temporary = join(dir, `.${name}.${crypto.randomUUID()}.tmp`);
  try {
    await writeAndSync(temporary, content);
    await rename(temporary, join(dir, name));
  } catch (problem) {
    await rm(temporary, { force: true });
    throw problem;
  }
  const folder = await open(dir);
  await folder.sync().finally(() => folder.close());
}

async function writeAndSync(path: string, content: Uint8Array): Promise<void> {
  // Only the owner may read what visitors wrote.
  const file = await open(path, 'wx', ownersFile);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
