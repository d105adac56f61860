import { existsSync } from 'node:fs';
import type { Clock } from '../../platform/clock/clock.ts';
import { maintenanceTimeouts } from '../../platform/database/database-timeouts.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { hashPassword } from '../../services/identity/passwords/password-hash.ts';
import type { IdentityTables } from '../../services/identity/store/identity-tables.ts';
import { migrateIdentity } from '../../services/identity/store/migrate-identity.ts';
import { signingKeys, type KeySealer } from '../../services/identity/store/signing-keys.ts';

type IdentityDesk = {
  /** DATABASE_URL of the configuration. */
  databaseUrl: () => string;
  /** By SESSION_SECRET, as the site does it. */
  sealer: () => KeySealer;
  clock: Clock;
  readPassword: () => Promise<string>;
  print: (text: string) => void;
  complain: (text: string) => void;
};

const usage = `Usage: npm run identity -- COMMAND

  rotate-keys      makes a new key for signing tokens; the old one stays published until its tokens have expired
  hash-password    reads a password from standard input and prints what content/identity/customers.json keeps of it
`;

/** Runs one command; answers the exit code: 0 done, 2 misused, 3 no database, or one of another secret. */
export async function runIdentityDesk([command, ...rest]: string[], desk: IdentityDesk): Promise<number> {
  if (command === 'rotate-keys' && rest.length === 0) return rotateKeys(desk);
  if (command === 'hash-password' && rest.length === 0) {
    desk.print(`${await hashPassword((await desk.readPassword()).replace(/\r?\n$/, ''))}\n`);
    return 0;
  }
  const isHelp = command === undefined || command === 'help' || command === '--help';
  (isHelp ? desk.print : desk.complain)(usage);
  return isHelp ? 0 : 2;
}

async function rotateKeys(desk: IdentityDesk): Promise<number> {
  const url = desk.databaseUrl();
  // Opening a SQLite file that isn't there would make an empty one, and hide a wrong DATABASE_URL.
  if (!url.startsWith('postgres') && !existsSync(url.replace(/^file:/, ''))) {
    desk.complain(`There is no database at ${url} yet: start the site once.\n`);
    return 3;
  }
  const database = openDatabase<IdentityTables>(url, { timeouts: maintenanceTimeouts });
  try {
    await migrateIdentity(database);
    const rotated = await signingKeys({ database, clock: desk.clock, sealer: desk.sealer() }).rotate();
    if (!rotated) {
      desk.complain('SESSION_SECRET does not read the keys that are there: give the secret of the site.\n');
      return 3;
    }
    const from = new Date(rotated.signsFrom).toISOString();
    desk.print(`The key ${rotated.kid} is published now and signs from ${from} on.\n`);
    return 0;
  } finally {
    await database.close();
  }
}
