import { chmod, mkdir, stat } from 'node:fs/promises';

/** What its owner alone may read: nothing for the group, nothing for others. */
export const ownersFolder = 0o700;
export const ownersFile = 0o600;
const anyoneElse = 0o077;

/** Whether anyone but the owner may read or write what has this mode. */
export function isOpenToOthers(mode: number): boolean {
  return (mode & anyoneElse) !== 0;
}

/** Makes a folder that only its owner may look into, with those above it that are missing; an existing one is closed. */
export async function makePrivateFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: ownersFolder });
  const { mode } = await stat(dir);
  if (isOpenToOthers(mode)) await chmod(dir, ownersFolder);
}
