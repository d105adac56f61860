import { parseArguments } from '../terminal/parse-arguments.ts';
import { isDay, right, wrong, type ParsedCommand } from '../terminal/parsed-command.ts';

const reportNames = ['pages', 'searches', 'forms'] as const;
export type ReportName = (typeof reportNames)[number];

/** The parsed arguments. `since` is an ISO day, '' for the beginning. */
export type Command = { name: 'help' } | { name: ReportName; since: string; isUnanswered: boolean };
export type CommandRead = ParsedCommand<Command>;

/** The help text of `npm run analytics`. */
export const usage = `Usage: npm run analytics -- REPORT [--since DATE] [--unanswered]

  pages       how often each page was viewed, which links out of the site were followed, which emergency numbers tapped
  searches    what was searched for, and how often nothing was found
  forms       how often each form was started, went on a step, was submitted and failed

  --since DATE    counts from a day on, like 2026-11-21; without it, everything there is
  --unanswered    of searches, only those without an instant answer; first those that found nothing at all
`;

/** Parses the arguments after `npm run analytics --`. */
export function readCommand(words: string[]): CommandRead {
  const parsed = parseArguments(words, { since: { type: 'string' }, unanswered: { type: 'boolean' } });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed;
  return chooseReport(values.help ? ['help'] : positionals, values.since, values.unanswered ?? false);
}

function chooseReport(
  [name, ...rest]: string[],
  since: string | undefined,
  isUnanswered: boolean,
): CommandRead {
  if (rest.length > 0) return wrong(`What is ‘${rest.join(' ')}’?`);
  if (name === undefined || name === 'help') return right({ name: 'help' });
  const report = reportNames.find((known) => known === name);
  if (!report) return wrong(`There is no report ‘${name}’.`);
  if (since !== undefined && !isDay(since))
    return wrong(`--since ‘${since}’ isn’t a day: write it like 2026-11-21.`);
  if (isUnanswered && report !== 'searches') return wrong(`--unanswered is for searches, not for ${report}.`);
  return right({ name: report, since: since ?? '', isUnanswered });
}
