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
 * Writes JSON lines to standard output, from `level` up. `current` gives the fields of the request that is being served,
 * which every line has that is logged for it, unless it says that it belongs to none (`requestId: undefined`). Nothing
 * waits for the output: lines are collected for a moment and written together. When the process ends they are written
 * first; only a SIGKILL loses those of the last moment.
 */
export function createLogger(
  level: LogLevel,
  current: () => LogFields | undefined = () => undefined,
): Logger {
  const output = collectLines();
  const lines = pino(
    {
      level,
      base: null,
      timestamp: createTimestamp(),
      mixin: (fields) => (belongsToNone(fields) ? {} : { ...current() }),
    },
    output,
  );
  return {
    info: (event, fields) => lines.info({ event, ...fields }),
    warn: (event, fields) => lines.warn({ event, ...fields }),
    error: (event, fields) => lines.error({ event, ...fields }),
  };
}

function belongsToNone(fields: object): boolean {
  return 'requestId' in fields && fields.requestId === undefined;
}

/** The time as pino writes it, made once for all lines of a millisecond. */
function createTimestamp(): () => string {
  let madeAt = -1;
  let text = '';
  return () => {
    const now = Date.now();
    if (now === madeAt) return text;
    madeAt = now;
    text = `,"time":"${new Date(now).toISOString()}"`;
    return text;
  };
}
