import { isIsoDay } from '../../contracts/calendar/is-iso-day.ts';
import { parseArguments } from '../terminal/parse-arguments.ts';
import {
  otherOptions,
  right,
  wrong,
  type OptionsOf,
  type ParsedCommand,
} from '../terminal/parsed-command.ts';

const reportNames = ['pages', 'searches', 'forms', 'usefulness'] as const;
export type ReportName = (typeof reportNames)[number];

/** The parsed arguments. `since` is an ISO day, '' for the beginning; `least` is the fewest answers of a listed page. */
export type Command =
  | { name: 'help' }
  | { name: ReportName; since: string; least: number; isUnanswered: boolean };
export type CommandRead = ParsedCommand<Command>;

/** A page with fewer answers may have had one bad day. */
const usualLeast = 10;

/** The help text of `npm run analytics`. */
export const usage = `Usage: npm run analytics -- REPORT [--since DATE] [--unanswered]

  pages       how often each page was viewed, which links out of the site were followed, which emergency numbers tapped
  searches    what was searched for, and how often nothing was found
  forms       how often each form was started, went on a step, was submitted and failed
  usefulness  the pages that visitors found least useful, and why: the worst first

  --since DATE    counts from a day on, like 2026-11-21; without it, everything there is
  --unanswered    of searches, only those without an instant answer; first those that found nothing at all
  --least NUMBER  of usefulness: only pages with that many answers; ${usualLeast} without it
`;

/** Parses the arguments after `npm run analytics --`. */
export function readCommand(words: string[]): CommandRead {
  const parsed = parseArguments(words, {
    since: { type: 'string' },
    unanswered: { type: 'boolean' },
    least: { type: 'string' },
  });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed;
  return chooseReport(values.help ? ['help'] : positionals, values);
}

type Options = { since?: string | undefined; least?: string | undefined; unanswered?: boolean | undefined };

const optionsOf: OptionsOf<keyof Options> = new Map([
  ['pages', ['since']],
  ['searches', ['since', 'unanswered']],
  ['forms', ['since']],
  ['usefulness', ['since', 'least']],
]);

function chooseReport([name, ...rest]: string[], options: Options): CommandRead {
  const { since, least = String(usualLeast), unanswered: isUnanswered = false } = options;
  if (rest.length > 0) return wrong(`What is ‘${rest.join(' ')}’?`);
  if (name === undefined || name === 'help') return right({ name: 'help' });
  const report = reportNames.find((known) => known === name);
  if (!report) return wrong(`There is no report ‘${name}’.`);
  const others = otherOptions(report, options, optionsOf);
  if (others) return wrong(others);
  if (since !== undefined && !isIsoDay(since))
    return wrong(`--since ‘${since}’ isn’t a day: write it like 2026-11-21.`);
  if (!/^[1-9]\d{0,5}$/.test(least)) return wrong(`--least ‘${least}’ isn’t a number of answers.`);
  return right({ name: report, since: since ?? '', least: Number(least), isUnanswered });
}
