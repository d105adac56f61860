import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** In development a secret is generated once and stored in the data folder; in production it is configured. */
function ownSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
