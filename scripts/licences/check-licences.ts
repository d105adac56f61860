import { allowedLicences } from './allowed-licences.ts';
import { readPackages } from './read-packages.ts';
import { satisfies } from './satisfies.ts';

/** How many packages a project's lock file has, and a line for each whose licence is not on the list. */
export function checkLicences(root: string): { packages: number; problems: string[] } {
  const packages = readPackages(root);
  const problems = packages.flatMap(({ name, version, licence, isForDevelopment }) => {
    const kind = isForDevelopment ? 'development' : 'production';
    if (satisfies(licence, allowedLicences[kind])) return [];
    return [`${name}@${version} (${kind}): ${licence || 'names no licence'}`];
  });
  return { packages: packages.length, problems };
}
