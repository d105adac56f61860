import { pino } from 'pino';
import { collectLines } from './collect-lines.ts';

/** The allowed contents of a log line: counts, codes, paths without queries. Never anything a visitor typed. */
export type LogFields = Record<string, string | number | boolean | undefined>;

/** One structured line per event. */
export type Logger = {
  info: (event: string, fields?: LogFields) => void;
  warn: (event: string, fields?: LogFields) => void;
  error: (event: string, fields?: LogFields) => void;
};

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Writes JSON lines to standard output, from `level` up. `current` returns the fields of the request being served; they
 * are added to every line except one that belongs to no request (`requestId: undefined`). Nothing waits for the output:
 * lines are collected for a moment and written together, and the rest when the process exits. Only a signal that the
 * process does not handle, such as SIGKILL, loses the most recent lines.
 */
export function createLogger(
  level: LogLevel,
  current: () => LogFields | undefined = () => undefined,
): Logger {
  const lines = pino({ level, base: null, timestamp: createTimestamp() }, collectLines());
  // Merged here in one object: pino's `mixin` would take three for every line.
  const line = (event: string, fields?: LogFields) => {
    const ofRequest = fields && belongsToNone(fields) ? undefined : current();
    return ofRequest ? { ...ofRequest, event, ...fields } : { event, ...fields };
  };
  return {
    info: (event, fields) => lines.info(line(event, fields)),
    warn: (event, fields) => lines.warn(line(event, fields)),
    error: (event, fields) => lines.error(line(event, fields)),
  };
}

function belongsToNone(fields: LogFields): boolean {
  return 'requestId' in fields && fields['requestId'] === undefined;
}

/** The time in pino's format, formatted once per millisecond. */
function createTimestamp(): () => string {
  let formattedAt = -1;
  let text = '';
  return () => {
    const now = Date.now();
    if (now === formattedAt) return text;
    formattedAt = now;
    text = `,"time":"${new Date(now).toISOString()}"`;
    return text;
  };
}
