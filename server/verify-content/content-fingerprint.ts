import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that the content client parses. Pictures and films are sent unread. */
const isRead = (file: string) => file.endsWith('.json') || file.endsWith('.html');

/** A hash of the names and bytes of everything in a content folder that is read by the site, and of the release that reads it. */
export async function contentFingerprint(contentDir: string, release: string): Promise<string> {
  const files = (await readdir(contentDir, { recursive: true })).filter(isRead).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(contentDir, file))));
  const hash = createHash('sha256').update(release);
  files.forEach((file, index) => {
    const text = texts[index] ?? Buffer.alloc(0);
    // Lengths, so that no other split of the same bytes has the same hash.
    hash.update(`\n${Buffer.byteLength(file)} ${text.byteLength} ${file}`).update(text);
  });
  return hash.digest('hex');
}
