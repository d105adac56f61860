// `npm run addresses:import -- FILE.csv [--restart]`: loads an AddressBase-style CSV into the site's database.
import { existsSync } from 'node:fs';
import { maintenanceTimeouts } from '../platform/database/database-timeouts.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { sqlitePath } from '../platform/database/sqlite-file.ts';
import { withoutSecrets } from '../platform/database/without-secrets.ts';
import { readConfig } from '../server/config/config.ts';
import { importAddresses } from '../services/addresses/import/import-addresses.ts';
import { createAddressesStore } from '../services/addresses/store/addresses-store.ts';
import type { AddressesTables } from '../services/addresses/store/addresses-tables.ts';
import { migrateAddresses } from '../services/addresses/store/migrate-addresses.ts';
import { createProgressReport } from './addresses/progress-report.ts';
import { outlivePipe } from './terminal/outlive-pipe.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';
import { reasonOf } from './terminal/reason-of.ts';

const usage = 'Use: npm run addresses:import -- FILE.csv [--restart]';
/** The usual exit code of a program that Ctrl-C ended. */
const interruptedCode = 130;

outlivePipe();
process.exitCode = await run().catch((problem: unknown) => {
  process.stderr.write(`The addresses couldn't be loaded: ${reasonOf(problem)}\n`);
  return 1;
});

async function run(): Promise<number> {
  const { values, positionals } = scriptArguments({
    usage,
    options: { restart: { type: 'boolean' } },
    most: 1,
  });
  const [file] = positionals;
  if (!file) {
    process.stderr.write(`${usage}\n`);
    return 1;
  }
  const { databaseUrl } = readConfig(process.env);
  process.stdout.write(`${describePlace(databaseUrl)}\n`);
  const database = openDatabase<AddressesTables>(databaseUrl, { timeouts: maintenanceTimeouts });
  try {
    await migrateAddresses(database);
    return await load(createAddressesStore(database), file, values.restart ?? false);
  } finally {
    await database.close();
  }
}

/** Where the addresses go. With a mistyped DATA_DIR that would be a file of their own, which the site never reads. */
function describePlace(databaseUrl: string): string {
  const place = `The addresses go into ${withoutSecrets(databaseUrl)}`;
  const path = sqlitePath(databaseUrl);
  return path !== undefined && !existsSync(path)
    ? `${place}, which is new. If the site has a database already, give this command the site's DATABASE_URL or DATA_DIR.`
    : `${place}.`;
}

async function load(store: ReturnType<typeof createAddressesStore>, file: string, restart: boolean) {
  const report = createProgressReport(process.stdout, () => performance.now());
  const stop = new AbortController();
  // The first Ctrl-C stops after the current batch, a second one at once.
  process.once('SIGINT', () => stop.abort());
  const result = await importAddresses({
    store,
    file,
    restart,
    onResume: (line) => report.say(`Carrying on at line ${line}, where an earlier import stopped.`),
    onProgress: (progress) => report.show(progress),
    onBadRow: (line, problem) => report.say(`Line ${line} is skipped: it ${problem}.`),
    signal: stop.signal,
  });
  if (result.outcome === 'refused') {
    process.stderr.write(`${result.reason} Nothing was loaded.\n`);
    return 1;
  }
  report.finish(result);
  if (result.outcome === 'stopped') return interruptedCode;
  if (result.loaded > 0 || result.skipped === 0) return 0;
  process.stderr.write('No row could be read. Nothing was loaded.\n');
  return 1;
}
