import { chmod, mkdir, stat } from 'node:fs/promises';

/** The mode for what only its owner may read: no access for the group or others. */
export const ownersFolder = 0o700;
export const ownersFile = 0o600;
const anyoneElse = 0o077;

/** Whether anyone but the owner may read or write a file with this mode. */
export function isOpenToOthers(mode: number): boolean {
  return (mode & anyoneElse) !== 0;
}

/**
 * Creates a folder that only its owner may read, with its missing parents; removes others' access to an existing one.
 */
export async function makePrivateFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: ownersFolder });
  const { mode } = await stat(dir);
  if (isOpenToOthers(mode)) await chmod(dir, ownersFolder);
}
