import type { LogFields, Logger } from '#platform/logger/logger.ts';

export type KeptLine = { level: keyof Logger; event: string } & LogFields;

/** A logger that collects its lines for the test to read. */
export function recordedLog(): Logger & { lines: KeptLine[] } {
  const lines: KeptLine[] = [];
  const keep = (level: keyof Logger) => (event: string, fields?: LogFields) =>
    void lines.push({ ...fields, level, event });
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') };
}
