import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The files that the content client parses. Pictures and films are sent unread. */
const isRead = (file: string) => file.endsWith('.json') || file.endsWith('.html');

/** No content is deeper than two folders. A link to a folder above it would lead deeper and deeper. */
const deepest = 4;

type Entry = { file: string; content: Buffer | Unreadable };
/** The error's code stands for what can't be read: whether pages need that file is for the verification to say. */
type Unreadable = { code: string };

/** A hash of the names and bytes of everything in a content folder that is read by the site, and of the release that reads it. */
export async function contentFingerprint(contentDir: string, release: string): Promise<string> {
  const hash = createHash('sha256').update(release);
  const entries = await entriesBelow(contentDir);
  for (const { file, content } of entries.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    // Lengths, so that no other split of the same bytes has the same hash.
    const size = 'code' in content ? content.code : content.byteLength;
    hash.update(`\n${Buffer.byteLength(file)} ${size} ${file}`);
    if (!('code' in content)) hash.update(content);
  }
  return hash.digest('hex');
}

async function entriesBelow(contentDir: string, folder = ''): Promise<Entry[]> {
  const listed = await orCode(readdir(join(contentDir, folder), { withFileTypes: true }));
  if ('code' in listed) return [{ file: folder, content: listed }];
  const found = listed
    // Those of editors and file systems: lock files, earlier versions.
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry): Promise<Entry[]> => {
      const file = join(folder, entry.name);
      const path = join(contentDir, file);
      const target = entry.isSymbolicLink() ? await orCode(stat(path)) : entry;
      if ('code' in target) return isRead(file) ? [{ file, content: target }] : [];
      if (target.isDirectory()) return file.split(sep).length > deepest ? [] : entriesBelow(contentDir, file);
      return target.isFile() && isRead(file) ? [{ file, content: await orCode(readFile(path)) }] : [];
    });
  return (await Promise.all(found)).flat();
}

function orCode<T extends object>(reading: Promise<T>): Promise<T | Unreadable> {
  return reading.catch((error: NodeJS.ErrnoException) => ({ code: error.code ?? error.name }));
}
