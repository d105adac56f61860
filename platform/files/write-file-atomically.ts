import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, ownersFile } from './private-folder.ts';

/**
 * Writes a file completely or not at all, so that it also survives a power cut: a temporary file, fsync, rename,
 * fsync of the folder. Replaces a file of that name. Only the owner can read the folder and the file.
 */
export async function writeFileAtomically(dir: string, name: string, content: Uint8Array): Promise<void> {
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
