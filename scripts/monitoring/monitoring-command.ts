import {
  countSegments,
  listSegments,
  readEvents,
} from '../../services/monitoring-intake/store/read-store.ts';
import { reasonOf } from '../terminal/reason-of.ts';
import { groupErrors, showError } from './group-errors.ts';
import { listSessions, showSession } from './list-sessions.ts';
import { rateScreens, showVitals, vitalsHead } from './rate-screens.ts';
import { readCommand, usage, type Command } from './read-command.ts';
import { showSegment } from './show-segment.ts';

export type MonitoringCommandDeps = {
  /** Where the embedded intake stores what it receives: `DATA_DIR/monitoring`. */
  dir: () => string;
  /** Resolves when the stream can take more. */
  print: (text: string) => Promise<void>;
  complain: (text: string) => void;
};

/** Exit codes, so that calling programs know the result. */
const exitCodes = { done: 0, notFound: 1, misused: 2, unavailable: 3 };

/** Runs one of the monitoring commands and returns the exit code: 0 done, 1 not found, 2 misused, 3 not readable. */
export async function monitoringCommand(words: string[], deps: MonitoringCommandDeps): Promise<number> {
  const read = readCommand(words);
  if (!read.ok) {
    deps.complain(`${read.message}\n\n${usage}`);
    return exitCodes.misused;
  }
  try {
    return await runCommand(read.command, deps);
  } catch (problem) {
    deps.complain(`The measurements can’t be read: ${reasonOf(problem)}\n`);
    return exitCodes.unavailable;
  }
}

async function runCommand(
  command: Command,
  { dir, print, complain }: MonitoringCommandDeps,
): Promise<number> {
  if (command.name === 'help') {
    await print(usage);
    return exitCodes.done;
  }
  if (command.name === 'replay') {
    const segments = await listSegments(dir(), command.session);
    if (segments.length === 0) {
      complain(`Nothing was recorded of the visit ${command.session}, or it is no longer kept.\n`);
      return exitCodes.notFound;
    }
    await print(command.json ? asJson(segments) : segments.map(showSegment).join(''));
    return exitCodes.done;
  }
  const [found, show] = await find(command, dir());
  if (command.json) await print(asJson(found));
  else await print(found.length > 0 ? show() : `No ${subjects[command.name]} are kept${since(command)}.\n`);
  return exitCodes.done;
}

const subjects = { sessions: 'visits', errors: 'errors', vitals: 'page views' };

type Listing = Exclude<Command, { name: 'help' | 'replay' }>;

/** The data of a command, and its format. */
async function find(command: Listing, dir: string): Promise<[unknown[], () => string]> {
  const events = readEvents(dir, command.since);
  if (command.name === 'errors') {
    const errors = await groupErrors(events);
    return [errors, () => errors.map(showError).join('')];
  }
  if (command.name === 'vitals') {
    const screens = await rateScreens(events);
    return [screens, () => vitalsHead + screens.map(showVitals).join('')];
  }
  const all = await listSessions(events, await countSegments(dir, command.since));
  const sessions = all.slice(0, command.limit);
  const total = `${sessions.length} of ${all.length} ${all.length === 1 ? 'visit' : 'visits'}\n`;
  return [sessions, () => [...sessions.map(showSession), total].join('')];
}

function since({ since: day }: Listing): string {
  return day === '' ? ' yet, or a provider has them' : ` since ${day}`;
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
