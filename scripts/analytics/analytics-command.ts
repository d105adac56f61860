import { createAnalyticsStore, type AnalyticsStore } from '../../services/analytics/store/analytics-store.ts';
import type { AnalyticsTables } from '../../services/analytics/store/analytics-tables.ts';
import { migrateAnalytics } from '../../services/analytics/store/migrate-analytics.ts';
import { reasonOf } from '../terminal/reason-of.ts';
import { withDatabase } from '../terminal/with-database.ts';
import { readCommand, usage, type Command } from './read-command.ts';
import { writeReport } from './write-report.ts';

type AnalyticsCommandDeps = {
  /** DATABASE_URL of the configuration. */
  databaseUrl: () => string;
  print: (text: string) => void;
  complain: (text: string) => void;
};

const exitCodes = { done: 0, misused: 2, unavailable: 3 };

/** Prints one report and returns the exit code: 0 done, 2 misused, 3 no database. */
export async function analyticsCommand(words: string[], deps: AnalyticsCommandDeps): Promise<number> {
  const read = readCommand(words);
  if (!read.ok) {
    deps.complain(`${read.message}\n\n${usage}`);
    return exitCodes.misused;
  }
  const { command } = read;
  if (command.name === 'help') {
    deps.print(usage);
    return exitCodes.done;
  }
  try {
    deps.print(
      await withStore(deps, async (store) => {
        const report = await writeReport(
          command.isUnanswered ? 'unanswered' : command.name,
          store,
          command.since,
          command.least,
        );
        return report ?? (command.isUnanswered ? nothingUnanswered : nothingCounted(command));
      }),
    );
    return exitCodes.done;
  } catch (problem) {
    deps.complain(`The counts can’t be read: ${reasonOf(problem)}\n`);
    return exitCodes.unavailable;
  }
}

const nothingUnanswered = 'Every search that was counted had an instant answer, or none was counted.\n';

function nothingCounted({ name, since, least }: Exclude<Command, { name: 'help' }>): string {
  const when = since ? `since ${since}` : 'yet';
  if (name === 'usefulness')
    return `No page has ${least} answers ${when}: --least 1 shows those with fewer.\n`;
  return `Nothing was counted ${when}: only visits that allow performance cookies are.\n`;
}

async function withStore<Result>(
  deps: AnalyticsCommandDeps,
  use: (store: AnalyticsStore) => Promise<Result>,
): Promise<Result> {
  const place = { url: deps.databaseUrl(), store: 'analytics' };
  return withDatabase<AnalyticsTables, Result>(place, async (database) => {
    await migrateAnalytics(database);
    return use(createAnalyticsStore(database));
  });
}
