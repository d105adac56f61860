// The step 'licences' of `npm run check`: every package of the lock file must have an allowed licence. Prints those
// that have not, and exits 1 when there are any.
import { checkLicences } from './licences/check-licences.ts';

const { packages, problems } = checkLicences(new URL('../', import.meta.url).pathname);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0
    ? `${packages} packages have licences of the list.\n`
    : 'Choose other packages, or add the licence to scripts/licences/allowed-licences.ts with the reason.\n',
);
process.exit(problems.length === 0 ? 0 : 1);
