import type { Clock } from '../../platform/clock/clock.ts';
import { createLeadsStore, type LeadsStore } from '../../services/leads/store/leads-store.ts';
import type { LeadsTables } from '../../services/leads/store/leads-tables.ts';
import { migrateLeads } from '../../services/leads/store/migrate-leads.ts';
import { exportLeads } from './export-leads.ts';
import { withDatabase } from '../terminal/with-database.ts';
import { readCommand, usage, type Command } from './read-command.ts';
import { listLead, listTotals, showLead } from './show-lead.ts';

export type LeadsDesk = {
  /** DATABASE_URL of the configuration. */
  databaseUrl: () => string;
  clock: Clock;
  /** Resolves when there is room for more. */
  print: (text: string) => Promise<void>;
  complain: (text: string) => void;
};

/** Exit codes: a program that calls the desk tells by them what happened. */
const exitCodes = { done: 0, notFound: 1, misused: 2, unavailable: 3 };

/** Runs one command of the operator's desk; answers the exit code: 0 done, 1 not found, 2 misused, 3 no database. */
export async function runLeadsDesk(words: string[], desk: LeadsDesk): Promise<number> {
  const read = readCommand(words);
  if (!read.ok) {
    desk.complain(`${read.message}\n\n${usage}`);
    return exitCodes.misused;
  }
  if (read.command.name === 'help') {
    await desk.print(usage);
    return exitCodes.done;
  }
  try {
    return await withStore(desk, (store) => runCommand(read.command, store, desk));
  } catch (problem) {
    desk.complain(
      `The leads can’t be read: ${problem instanceof Error ? problem.message : String(problem)}\n`,
    );
    return exitCodes.unavailable;
  }
}

async function withStore<Result>(
  desk: LeadsDesk,
  use: (store: LeadsStore) => Promise<Result>,
): Promise<Result> {
  return withDatabase<LeadsTables, Result>(desk.databaseUrl(), async (database) => {
    await migrateLeads(database);
    return use(createLeadsStore(database));
  });
}

async function runCommand(command: Command, store: LeadsStore, desk: LeadsDesk): Promise<number> {
  if (command.name === 'list') {
    const leads = await store.newest(command.limit, command);
    await desk.print([...leads.map(listLead), listTotals(await store.totals())].join(''));
  }
  if (command.name === 'show') {
    const lead = await store.findByReference(command.reference);
    if (!lead) {
      desk.complain(`There is no lead ${command.reference}.\n`);
      return exitCodes.notFound;
    }
    await desk.print(showLead(lead));
  }
  if (command.name === 'retry-dead') {
    const jobs = await store.retryDead(desk.clock.now());
    await desk.print(`${jobs} dead ${jobs === 1 ? 'job is' : 'jobs are'} due again.\n`);
  }
  if (command.name === 'export') await exportLeads(store, command, desk.print);
  return exitCodes.done;
}
