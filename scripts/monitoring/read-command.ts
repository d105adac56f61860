import { isIsoDay } from '../../contracts/calendar/is-iso-day.ts';
import { parseArguments } from '../terminal/parse-arguments.ts';
import {
  otherOptions,
  readLimit,
  right,
  wrong,
  type OptionsOf,
  type ParsedCommand,
} from '../terminal/parsed-command.ts';

/** The parsed arguments. `since` is a day, '' for everything stored. */
export type Command =
  | { name: 'help' }
  | { name: 'sessions'; limit: number; since: string; json: boolean }
  | { name: 'errors'; since: string; json: boolean }
  | { name: 'vitals'; since: string; json: boolean }
  | { name: 'replay'; session: string; json: boolean };
export type CommandRead = ParsedCommand<Command>;

const defaultListed = 20;
const mostListed = 1_000;
const exampleId = '6c0a8f9e-1f2d-4c3b-9a8e-0123456789ab';

/** The help text of `npm run monitoring`. */
export const usage = `Usage: npm run monitoring -- COMMAND [--since DAY] [--json]

  sessions [--limit N]   the newest visits with their page views
  errors                 errors, the most frequent first
  vitals                 LCP, INP and CLS of each screen: three in four visits were at least as good
  replay ID              the segments of a recorded visit, like: replay ${exampleId}

  --since DAY            only what came since a day, like 2026-11-22 (UTC)
  --json                 one JSON document, for programs

For a file: npm run --silent monitoring -- errors --json > errors.json
Without --silent the file begins with lines of npm.
`;

/** Parses the arguments after `npm run monitoring --`. */
export function readCommand(words: string[]): CommandRead {
  const parsed = parseArguments(words, {
    limit: { type: 'string' },
    since: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed;
  return chooseCommand(values.help ? ['help'] : positionals, values);
}

type Options = { limit?: string; since?: string; json?: boolean };

const optionsOf: OptionsOf<keyof Options> = new Map([
  ['sessions', ['limit', 'since', 'json']],
  ['errors', ['since', 'json']],
  ['vitals', ['since', 'json']],
  ['replay', ['json']],
]);

function chooseCommand([name, ...rest]: string[], options: Options): CommandRead {
  const { limit, since = '', json = false } = options;
  const [first, ...more] = rest;
  if (more.length > 0 || (first !== undefined && name !== 'replay'))
    return wrong(`What is ‘${rest.join(' ')}’?`);
  if (name === undefined || name === 'help') return right({ name: 'help' });
  const others = otherOptions(name, options, optionsOf);
  if (others) return wrong(others);
  if (since !== '' && !isIsoDay(since)) return wrong(`--since ‘${since}’ isn’t a day, like 2026-11-22.`);
  if (name === 'sessions') return readSessions(limit, { since, json });
  if (name === 'errors' || name === 'vitals') return right({ name, since, json });
  if (name === 'replay') return readReplay(first, json);
  return wrong(`There is no command ‘${name}’.`);
}

function readSessions(limit = String(defaultListed), options: { since: string; json: boolean }): CommandRead {
  const count = readLimit(limit, mostListed);
  return count
    ? right({ name: 'sessions', limit: count, ...options })
    : wrong(`--limit must be a number from 1 to ${mostListed}.`);
}

function readReplay(typed: string | undefined, json: boolean): CommandRead {
  if (typed === undefined) return wrong('Which visit? Give its id, which sessions shows.');
  const session = typed.toLowerCase();
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(session)
    ? right({ name: 'replay', session, json })
    : wrong(`‘${typed}’ isn’t the id of a visit, like ${exampleId}.`);
}
