import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageName } from './package-name.ts';

/** Packages that have an install script, and why they work without it. */
const needless: Readonly<Record<string, string>> = {
  '@swc/core': 'makes sure that its binary, an optional package, is there; `npm run check` fails without it',
};

/**
 * A line for each package of the lock file that runs a script when it is installed and is not on the list. Ours are
 * installed with `--ignore-scripts`: none of them runs code before somebody uses it.
 */
export function checkInstallScripts(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; version?: string }>;
  };
  return Object.entries(packages).flatMap(([path, { hasInstallScript, version }]) => {
    const name = packageName(path);
    return hasInstallScript && !needless[name]
      ? [`${name}@${version} runs a script when it is installed`]
      : [];
  });
}
