import type { Clock } from '../../platform/clock/clock.ts';
import { hashPassword } from '../../services/identity/passwords/password-hash.ts';
import type { IdentityTables } from '../../services/identity/store/identity-tables.ts';
import { migrateIdentity } from '../../services/identity/store/migrate-identity.ts';
import { signingKeys, type KeySealer } from '../../services/identity/store/signing-keys.ts';
import { reasonOf } from '../terminal/reason-of.ts';
import { withDatabase } from '../terminal/with-database.ts';

type IdentityCommandDeps = {
  /** DATABASE_URL of the configuration. */
  databaseUrl: () => string;
  /** Encrypted with SESSION_SECRET, as the site does it. */
  sealer: () => KeySealer;
  clock: Clock;
  /** What was typed or piped in, without the line break at its end. */
  readPassword: () => Promise<string>;
  print: (text: string) => void;
  complain: (text: string) => void;
};

const usage = `Usage: npm run identity -- COMMAND

  rotate-keys      makes a new key for signing tokens; the old one stays published until its tokens have expired
  hash-password    asks for a password, or reads it from standard input, and prints its hash for content/identity/customers.json
`;

/**
 * Runs one command and returns the exit code: 0 done, 2 misused, 3 no database, one with another secret, or a wrong
 * configuration.
 */
export async function identityCommand(
  [command, ...rest]: string[],
  deps: IdentityCommandDeps,
): Promise<number> {
  if (command === 'rotate-keys' && rest.length === 0) return rotateKeys(deps);
  if (command === 'hash-password' && rest.length === 0) return printHash(deps);
  const isHelp = command === undefined || command === 'help' || command === '--help';
  (isHelp ? deps.print : deps.complain)(usage);
  return isHelp ? 0 : 2;
}

async function printHash({ readPassword, print, complain }: IdentityCommandDeps): Promise<number> {
  const password = await readPassword();
  if (password === '' || /[\r\n]/.test(password)) {
    complain('Give one password, on one line; nothing was done.\n');
    return 2;
  }
  print(`${await hashPassword(password)}\n`);
  return 0;
}

async function rotateKeys(deps: IdentityCommandDeps): Promise<number> {
  try {
    const place = { url: deps.databaseUrl(), store: 'identity' };
    return await withDatabase<IdentityTables, number>(place, async (database) => {
      await migrateIdentity(database);
      const rotated = await signingKeys({ database, clock: deps.clock, sealer: deps.sealer() }).rotate();
      if (!rotated) {
        deps.complain('SESSION_SECRET does not read the keys that are there: give the secret of the site.\n');
        return 3;
      }
      const from = new Date(rotated.signsFrom).toISOString();
      deps.print(`The key ${rotated.kid} is published now and signs from ${from} on.\n`);
      return 0;
    });
  } catch (problem) {
    deps.complain(`The keys can’t be rotated: ${reasonOf(problem)}\n`);
    return 3;
  }
}
