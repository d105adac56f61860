import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The files that the content client parses. Pictures and films are sent unread. */
const isRead = (file: string) => file.endsWith('.json') || file.endsWith('.html');

/** No content is deeper than two folders. A link to a folder above it would lead deeper and deeper. */
const deepest = 4;

type Entry = { file: string; content: Buffer | Unreadable };
/** The error's code stands for what can't be read: whether pages need that file is for the verification to say. */
type Unreadable = { code: string };

/**
 * A hash of the names and bytes of everything in a content folder that is read by the site, and of the release that
 * reads it. Reads in one go: promises for a hundred small files would take five times as long, and nothing is served yet.
 */
export function contentFingerprint(contentDir: string, release: string): string {
  const hash = createHash('sha256').update(release);
  const entries = entriesBelow(contentDir);
  for (const { file, content } of entries.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    // Lengths, so that no other split of the same bytes has the same hash.
    const size = 'code' in content ? content.code : content.byteLength;
    hash.update(`\n${Buffer.byteLength(file)} ${size} ${file}`);
    if (!('code' in content)) hash.update(content);
  }
  return hash.digest('hex');
}

function entriesBelow(contentDir: string, folder = ''): Entry[] {
  const listed = orCode(() => readdirSync(join(contentDir, folder), { withFileTypes: true }));
  if ('code' in listed) return [{ file: folder, content: listed }];
  return (
    listed
      // Those of editors and file systems: lock files, earlier versions.
      .filter(({ name }) => !name.startsWith('.'))
      .flatMap((entry): Entry[] => {
        const file = join(folder, entry.name);
        const path = join(contentDir, file);
        const target = entry.isSymbolicLink() ? orCode(() => statSync(path)) : entry;
        if ('code' in target) return isRead(file) ? [{ file, content: target }] : [];
        if (target.isDirectory())
          return file.split(sep).length > deepest ? [] : entriesBelow(contentDir, file);
        return target.isFile() && isRead(file) ? [{ file, content: orCode(() => readFileSync(path)) }] : [];
      })
  );
}

function orCode<T extends object>(read: () => T): T | Unreadable {
  try {
    return read();
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return { code: code ?? name };
  }
}
