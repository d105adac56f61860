import type { LogFields, Logger } from '#platform/logger/logger.ts';

export type LoggedLine = { level: keyof Logger; event: string } & LogFields;

/** A logger that collects its lines for the test to read. */
export function recordedLog(): Logger & { lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const keep = (level: keyof Logger) => (event: string, fields?: LogFields) =>
    void lines.push({ ...fields, level, event });
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}
