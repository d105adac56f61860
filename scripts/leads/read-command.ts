import { isIsoDay } from '../../contracts/calendar/is-iso-day.ts';
import { readReference } from '../../services/leads/reference.ts';
import { parseArguments } from '../terminal/parse-arguments.ts';
import {
  otherOptions,
  readLimit,
  right,
  wrong,
  type OptionsOf,
  type ParsedCommand,
} from '../terminal/parsed-command.ts';

export type ExportFormat = 'csv' | 'json';

/** The parsed arguments. `since` is ISO 8601 in UTC. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; limit: number; onlyDead: boolean }
  | { name: 'show'; reference: string }
  | { name: 'retry-dead' }
  | { name: 'export'; since: string; format: ExportFormat }
  | { name: 'partition' }
  | { name: 'find'; email: string }
  | { name: 'erase'; which: Erased; isConfirmed: boolean };
/** Whose personal data is erased. `before` is ISO 8601 in UTC. */
export type Erased = { email: string } | { reference: string } | { before: string };
export type CommandRead = ParsedCommand<Command>;

const defaultListed = 20;
const mostListed = 1_000;
const exampleReference = 'S9WC-CV6Q-DZT';

/** The help text of `npm run leads`. */
export const usage = `Usage: npm run leads -- COMMAND

  list [--limit N] [--dead]           the newest leads and how their jobs stand; --dead: only those with a dead job
  show REF                            one lead, whole, like: show ${exampleReference}
  retry-dead                          makes every dead job due again
  export --since DATE --format F      all leads since a day (2026-11-21) or moment, as csv or json, oldest first
  partition                           divides the tables of leads by month (PostgreSQL); docs/scaling.md says when
  find --email ADDRESS                the leads of one person, and others whose text has the address
  erase --email ADDRESS | REF | --before DATE [--yes]
                                      erases personal data; without --yes it says what would be erased

For a file: npm run --silent leads -- export --since 2026-11-21 --format csv > leads.csv
Without --silent the file begins with lines of npm.
`;

/** Parses the arguments after `npm run leads --`. */
export function readCommand(words: string[]): CommandRead {
  const parsed = parseArguments(words, {
    limit: { type: 'string' },
    dead: { type: 'boolean' },
    since: { type: 'string' },
    format: { type: 'string' },
    email: { type: 'string' },
    before: { type: 'string' },
    yes: { type: 'boolean' },
  });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed;
  return chooseCommand(values.help ? ['help'] : positionals, values);
}

type Options = {
  limit?: string;
  dead?: boolean;
  since?: string;
  format?: string;
  email?: string;
  before?: string;
  yes?: boolean;
};

const optionsOf: OptionsOf<keyof Options> = new Map([
  ['list', ['limit', 'dead']],
  ['show', []],
  ['retry-dead', []],
  ['export', ['since', 'format']],
  ['partition', []],
  ['find', ['email']],
  ['erase', ['email', 'before', 'yes']],
]);
const withReference = new Set(['show', 'erase']);

function chooseCommand([name, ...rest]: string[], options: Options): CommandRead {
  const [first, ...more] = rest;
  if (more.length > 0 || (first !== undefined && !withReference.has(name ?? '')))
    return wrong(`What is ‘${rest.join(' ')}’?`);
  if (name === undefined || name === 'help') return right({ name: 'help' });
  const others = otherOptions(name, options, optionsOf);
  if (others) return wrong(others);
  if (name === 'list') return readList(options);
  if (name === 'show') return readShow(first);
  if (name === 'retry-dead' || name === 'partition') return right({ name });
  if (name === 'export') return readExport(options);
  if (name === 'find') return readFind(options);
  if (name === 'erase') return readErase(first, options);
  return wrong(`There is no command ‘${name}’.`);
}

function readList({ limit = String(defaultListed), dead = false }: Options): CommandRead {
  const count = readLimit(limit, mostListed);
  return count
    ? right({ name: 'list', limit: count, onlyDead: dead })
    : wrong(`--limit must be a number from 1 to ${mostListed}.`);
}

function readShow(typed: string | undefined): CommandRead {
  if (typed === undefined) return wrong(`Which lead? Give its reference, like: show ${exampleReference}`);
  const reference = readReference(typed);
  return reference ? right({ name: 'show', reference }) : wrong(notAReference(typed));
}

const notAReference = (typed: string) =>
  `‘${typed}’ isn’t a reference: check it for a wrong or swapped character.`;
const notAMoment = (option: string, typed: string) =>
  `${option} ‘${typed}’ isn’t a date: give a day, like 2026-11-21, or a moment, like 2026-11-21T09:30Z.`;

function readFind({ email }: Options): CommandRead {
  if (email === undefined) return wrong('Whose leads? Give an e-mail address: --email ADDRESS');
  return isEmail(email) ? right({ name: 'find', email }) : wrong(`‘${email}’ isn’t an e-mail address.`);
}

/** Short words would be found in nearly every lead. */
function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(typed.trim());
}

function readErase(
  typed: string | undefined,
  { email, before, yes: isConfirmed = false }: Options,
): CommandRead {
  if ([typed, email, before].filter((each) => each !== undefined).length !== 1)
    return wrong('Whose data? Give one of: a reference, --email ADDRESS, --before DATE');
  const of = (which: Erased) => right<Command>({ name: 'erase', which, isConfirmed });
  if (email !== undefined)
    return isEmail(email) ? of({ email }) : wrong(`‘${email}’ isn’t an e-mail address.`);
  if (before !== undefined) {
    const moment = readMoment(before);
    return moment ? of({ before: moment.toISOString() }) : wrong(notAMoment('--before', before));
  }
  const reference = readReference(typed ?? '');
  return reference ? of({ reference }) : wrong(notAReference(typed ?? ''));
}

function readExport({ since, format }: Options): CommandRead {
  if (since === undefined) return wrong('Since when? Give a day, like: --since 2026-11-21');
  const moment = readMoment(since);
  if (!moment) return wrong(notAMoment('--since', since));
  if (format !== 'csv' && format !== 'json') return wrong('Which format? Give --format csv or --format json');
  return right({ name: 'export', since: moment.toISOString(), format });
}

/** A day, from midnight UTC, or a moment with its time zone; undefined for an impossible date, like 31 February. */
function readMoment(typed: string): Date | undefined {
  const [, day] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(typed) ?? [];
  const moment = new Date(typed);
  return isIsoDay(day ?? '') && !Number.isNaN(moment.getTime()) ? moment : undefined;
}
