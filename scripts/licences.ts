// The step 'licences' of `npm run check`: every package of the lock file must have an allowed licence and run nothing when
// it is installed. Prints those that don't, and exits 1 when there are any.
import { checkInstallScripts } from './licences/check-install-scripts.ts';
import { checkLicences } from './licences/check-licences.ts';

const root = new URL('../', import.meta.url).pathname;
const { packages, problems: ofLicences } = checkLicences(root);
const problems = [...ofLicences, ...checkInstallScripts(root)];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0
    ? `${packages} packages have licences of the list, and none needs a script to be installed.\n`
    : 'Choose other packages, or add to the lists in scripts/licences/, with the reason.\n',
);
process.exit(problems.length === 0 ? 0 : 1);
