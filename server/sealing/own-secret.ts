import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets that seal, the newest first: those that were given, else one of the site's own. */
export function secretsOf({
  sessionSecrets,
  dataDir,
}: {
  sessionSecrets: string[] | undefined;
  dataDir: string;
}) {
  return sessionSecrets ?? [ownSecret(dataDir)];
}

/** In development a secret is made once and kept in the data folder; production is given its own. */
function ownSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
