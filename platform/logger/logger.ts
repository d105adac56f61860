import { pino } from 'pino';

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

/** Writes JSON lines to standard output, from `level` up. */
export function createLogger(level: LogLevel): Logger {
  const lines = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    info: (event, fields) => lines.info({ event, ...fields }),
    warn: (event, fields) => lines.warn({ event, ...fields }),
    error: (event, fields) => lines.error({ event, ...fields }),
  };
}
