import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { engineCode } from '#platform/database/engine-code.ts';
import { createFileOnce } from '#platform/files/create-file-once.ts';
import { isMissing } from '#platform/files/is-missing.ts';
import { ownersFolder } from '#platform/files/private-folder.ts';
import { shortestSecret } from '../../config/rules.ts';

/** The secrets that seal, the newest first: the configured ones, else one that the site generates. */
export function secretsOf({
  sessionSecrets,
  dataDir,
}: {
  sessionSecrets: string[] | undefined;
  dataDir: string;
}) {
  return sessionSecrets ?? [ownSecret(dataDir)];
}

/**
 * In development a secret is generated once and stored in the data folder; in production it is configured. Throws an
 * error meant for operators if the file can't be read or written.
 */
function ownSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: ownersFolder });
    return storedSecret(file, randomBytes(48).toString('base64url'));
  } catch (problem) {
    const code = problem instanceof Error ? engineCode(problem) : undefined;
    throw new Error(
      `The secret that seals cookies can't be read from ${file} or stored there (${code ?? 'unknown'}). Make the file readable and its folder writable, with free space, or set SESSION_SECRET.`,
      { cause: problem },
    );
  }
}

/** The secret in the file; processes that start at once all get the one that was stored first. */
function storedSecret(file: string, generated: string): string {
  for (;;) {
    const stored = readIfThere(file);
    if (stored !== undefined && isUsable(stored)) return stored;
    if (stored !== undefined) remove(file);
    createFileOnce(file, generated);
  }
}

/** A file that a full disk or a power cut left empty or cut short must not stop every later start. */
function isUsable(stored: string): boolean {
  return stored.length >= shortestSecret;
}

/** Removes an unusable secret. Another process may have replaced it meanwhile: then its secret is put back. */
function remove(file: string): void {
  const aside = `${file}.${crypto.randomUUID()}.tmp`;
  try {
    renameSync(file, aside);
  } catch (problem) {
    if (isMissing(problem)) return;
    throw problem;
  }
  const removed = readFileSync(aside, 'utf8').trim();
  if (isUsable(removed)) createFileOnce(file, removed);
  rmSync(aside);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (problem) {
    if (isMissing(problem)) return undefined;
    throw problem;
  }
}
