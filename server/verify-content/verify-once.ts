import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { contentFingerprint } from './content-fingerprint.ts';
import { verifyContent } from './verify-content.ts';

type Verification = {
  contentDir: string;
  /** Another release may read the same content differently. */
  release: string;
  /** Where verified content is recorded: an empty file for each fingerprint. A build starts with a new folder. */
  recordDir: string;
  /** Of the files before any of them was read to be verified. */
  fingerprint: string;
};

/**
 * Verifies the embedded content, unless this release has verified the same files before. Throws BrokenContent. The
 * record only saves time: where it can't be written, each start verifies the content.
 */
export async function verifyOnce(
  content: ContentClient,
  { contentDir, release, recordDir, fingerprint }: Verification,
): Promise<void> {
  const record = join(recordDir, fingerprint);
  if (existsSync(record)) return;
  await verifyContent(content, contentDir);
  // The content changed during verification, so it is not known which version of each file was read.
  if (contentFingerprint(contentDir, release) !== fingerprint) return;
  try {
    mkdirSync(recordDir, { recursive: true });
    writeFileSync(record, '');
  } catch {
    // The file system is read-only.
  }
}
