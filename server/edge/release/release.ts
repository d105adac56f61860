import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '#platform/hash/sha256.ts';
import packageJson from '../../../package.json' with { type: 'json' };

/** Enough of the hash to tell builds apart, short enough to be read out. */
const hashLength = 8;

/**
 * The running release, for logs and monitoring: the package's version and a hash of the build, like '0.1.0-1a2b3c4d'.
 * The built server names every other built file by a hash, so its own hash stands for all. Without a build it is
 * '0.1.0'.
 */
export function readRelease(clientDir?: string): string {
  const { version } = packageJson;
  if (clientDir === undefined) return version;
  const builtServer = join(clientDir, '../server/index.js');
  if (!existsSync(builtServer)) return version;
  const hash = sha256(readFileSync(builtServer), 'hex');
  return `${version}-${hash.slice(0, hashLength)}`;
}
