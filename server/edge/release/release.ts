import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '#platform/hash/sha256.ts';
import packageJson from '../../../package.json' with { type: 'json' };

/** Enough of the hash to distinguish builds, short enough to be read out. */
const hashLength = 8;

/** Beside the built server, so that the next build removes it. */
const recordOf = (clientDir: string) => join(clientDir, '../server/release');

/**
 * The running release, for logs and monitoring: the package's version and a hash of the build, like '0.1.0-1a2b3c4d'.
 * The built server names every other built file by a hash, so its own hash stands for all. Without a build it is
 * '0.1.0'.
 */
export function readRelease(clientDir?: string): string {
  if (clientDir === undefined) return packageJson.version;
  const record = recordOf(clientDir);
  return existsSync(record) ? readFileSync(record, 'utf8') : hashRelease(clientDir);
}

/** Part of a build: saves each start from reading and hashing the whole server. */
export function recordRelease(clientDir: string): void {
  writeFileSync(recordOf(clientDir), hashRelease(clientDir));
}

function hashRelease(clientDir: string): string {
  const { version } = packageJson;
  const builtServer = join(clientDir, '../server/index.js');
  if (!existsSync(builtServer)) return version;
  const hash = sha256(readFileSync(builtServer), 'hex');
  return `${version}-${hash.slice(0, hashLength)}`;
}
