import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageName } from './package-name.ts';

/** A package of the lock file; `licence` is '' when it names none. */
export type LockedPackage = { name: string; version: string; licence: string; isForDevelopment: boolean };

type Manifest = { name?: string; version?: string; license?: unknown; licenses?: unknown };
type LockedEntry = Manifest & { dev?: boolean; link?: boolean };

/**
 * All packages of a lock file with the licence of their own package.json. Those for other systems are not installed,
 * so theirs is read from the lock file, which repeats it.
 */
export function readPackages(root: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedEntry>;
  };
  return Object.entries(lock.packages).flatMap(([path, locked]) => {
    if (path === '') return [];
    const file = join(root, path, 'package.json');
    const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : locked;
    return [
      {
        name: packageName(path),
        version: manifest.version ?? locked.version ?? '',
        licence: licenceOf(manifest),
        isForDevelopment: locked.dev === true,
      },
    ];
  });
}

/** In SPDX form; older packages have an object with a type, or a list of these to choose from. */
function licenceOf({ license, licenses }: Manifest): string {
  const named = [license ?? licenses].flat().map(typeOf).filter(Boolean);
  return named.join(' OR ');
}

function typeOf(named: unknown): string {
  if (typeof named === 'string') return named;
  const isObject = typeof named === 'object' && named !== null && 'type' in named;
  return isObject && typeof named.type === 'string' ? named.type : '';
}
