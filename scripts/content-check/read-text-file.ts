import { readFileSync, statSync } from 'node:fs';

/** Why a file can't be read, in an editor's words. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const reasons: Record<string, string> = {
  EACCES: 'allow the user who runs the site to read it',
  EPERM: 'allow the user who runs the site to read it',
  ENOENT: 'it is a link to a file that is not there',
  ELOOP: 'it is a link that leads back to itself',
};

/** A content file's text. Throws UnreadableFile. */
export function readTextFile(path: string): string {
  try {
    // Reading a pipe or a device could last for ever.
    if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UnreadableFile(`can't be read: ${reasons[code] ?? `the system says ${code}`}`, {
      cause: error,
    });
  }
  throw new UnreadableFile("can't be read: it is a folder or the like, with a file's name");
}
