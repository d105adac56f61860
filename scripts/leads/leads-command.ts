import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { removeOldCopies } from '../../platform/database/remove-old-copies.ts';
import { createAddressesStore } from '../../services/addresses/store/addresses-store.ts';
import { tableOfTyped, type AddressesTables } from '../../services/addresses/store/addresses-tables.ts';
import { migrateAddresses } from '../../services/addresses/store/migrate-addresses.ts';
import { tablesOfErasure } from '../../services/leads/store/erase-leads.ts';
import { createLeadsStore } from '../../services/leads/store/leads-store.ts';
import type { LeadsTables } from '../../services/leads/store/leads-tables.ts';
import { migrateLeads } from '../../services/leads/store/migrate-leads.ts';
import { partitionByMonth } from '../../services/leads/store/partition-by-month.ts';
import { isPartitioned } from '../../services/leads/store/partitions.ts';
import { eraseLeads, findLeads } from './erase-leads.ts';
import { exportLeads } from './export-leads.ts';
import { EmailFilesUnreachable } from './email-files.ts';
import { reasonOf } from '../terminal/reason-of.ts';
import { withDatabase } from '../terminal/with-database.ts';
import { readCommand, usage, type Command } from './read-command.ts';
import { listLead, listTotals, showLead } from './show-lead.ts';

export type LeadsCommandDeps = {
  /** DATABASE_URL of the configuration. */
  databaseUrl: () => string;
  /** The folder of e-mails that were written as files. */
  outboxDir: () => string;
  /** Whether a CRM is configured. */
  hasCrm: () => boolean;
  clock: Clock;
  /** Resolves when the stream can take more. */
  print: (text: string) => Promise<void>;
  complain: (text: string) => void;
};

/** Exit codes, so that calling programs know the result. */
const exitCodes = { done: 0, notFound: 1, misused: 2, unavailable: 3 };

/**
 * Runs one of the operator's leads commands and returns the exit code: 0 done, 1 not found, 2 misused, 3 the database,
 * or for an erasure the folder of e-mails, can't be used or is in use.
 */
export async function leadsCommand(words: string[], deps: LeadsCommandDeps): Promise<number> {
  const read = readCommand(words);
  if (!read.ok) {
    deps.complain(`${read.message}\n\n${usage}`);
    return exitCodes.misused;
  }
  if (read.command.name === 'help') {
    await deps.print(usage);
    return exitCodes.done;
  }
  try {
    return await withStores(read.command, deps, (stores) => runCommand(read.command, stores, deps));
  } catch (problem) {
    deps.complain(
      problem instanceof EmailFilesUnreachable
        ? problem.message
        : `The leads can’t be read: ${reasonOf(problem)}\n`,
    );
    return exitCodes.unavailable;
  }
}

type Stores = {
  database: Database<LeadsTables>;
  store: ReturnType<typeof createLeadsStore>;
  addresses: ReturnType<typeof createAddressesStore>;
  /** Removes the old copies of what an erasure deleted. */
  removeOldCopies: () => Promise<boolean>;
};

/** The others only read, so a replica will do for them. */
const writing = new Set<Command['name']>(['retry-dead', 'erase', 'partition']);

async function withStores<Result>(
  { name }: Command,
  deps: LeadsCommandDeps,
  use: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const place = { url: deps.databaseUrl(), store: 'leads' };
  return withDatabase<LeadsTables & AddressesTables, Result>(place, async (database) => {
    if (writing.has(name)) {
      await migrateLeads(database);
      await migrateAddresses(database);
    }
    return use({
      // The command has no use for another store's tables.
      database: database as unknown as Database<LeadsTables>,
      store: createLeadsStore(database, { hasCrm: deps.hasCrm() }),
      addresses: createAddressesStore(database),
      removeOldCopies: () => removeOldCopies(database, [...tablesOfErasure, tableOfTyped]),
    });
  });
}

async function runCommand(command: Command, stores: Stores, deps: LeadsCommandDeps): Promise<number> {
  const { database, store } = stores;
  if (command.name === 'list') {
    const leads = await store.newest(command.limit, command);
    await deps.print([...leads.map(listLead), listTotals(await store.totals())].join(''));
  }
  if (command.name === 'show') {
    const lead = await store.findByReference(command.reference);
    if (!lead) {
      deps.complain(`There is no lead ${command.reference}.\n`);
      return exitCodes.notFound;
    }
    await deps.print(showLead(lead));
  }
  if (command.name === 'retry-dead') {
    const jobs = await store.retryDead(deps.clock.now());
    await deps.print(`${jobs} dead ${jobs === 1 ? 'job is' : 'jobs are'} due again.\n`);
  }
  if (command.name === 'export') await exportLeads(store, command, deps.print);
  if (command.name === 'partition') return partition(database, deps);
  if (command.name === 'find') await findLeads(store, command.email, deps.print);
  if (command.name === 'erase') {
    const found = await eraseLeads(command, { ...deps, ...stores, outboxDir: deps.outboxDir() });
    if (!found) return exitCodes.notFound;
  }
  return exitCodes.done;
}

const tablesInUse =
  'Another program, such as a backup, is using the tables of leads. They are not divided, and no lead is affected. Run the command again when that program has finished.\n';
const checkLeft =
  'Both tables still have the check for the first partition, which every lead of this month passes. The site drops it within an hour of the end of that program.\n';

async function partition(
  database: Database<LeadsTables>,
  { clock, print, complain }: LeadsCommandDeps,
): Promise<number> {
  if (database.engine !== 'postgres') {
    complain('SQLite has no partitions: they are for a store with many millions of leads.\n');
    return exitCodes.misused;
  }
  if (await isPartitioned(database)) {
    await print('The leads are divided by month already.\n');
    return exitCodes.done;
  }
  const outcome = await partitionByMonth(database, clock.now());
  if (outcome !== 'partitioned') {
    complain(tablesInUse + (outcome === 'check-left' ? checkLeft : ''));
    return exitCodes.unavailable;
  }
  await print('The leads are divided by month now. Restart every process, one after the other.\n');
  return exitCodes.done;
}
