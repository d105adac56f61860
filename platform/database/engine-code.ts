import { sqliteErrorCode } from './sqlite-lock.ts';

/**
 * The engine's own code for an error, like 57P01, or ERR_SQLITE_ERROR-13: Node has one code for all errors of SQLite,
 * so SQLite's number is added. The message is not used, since it can repeat what a visitor typed.
 */
export function engineCode(problem: Error): string | undefined {
  if (!('code' in problem)) return undefined;
  const code = String(problem.code);
  const number = sqliteErrorCode(problem);
  return number === undefined ? code : `${code}-${number}`;
}

/** What a log line says about a database error: its kind and the engine's code. */
export function errorFields(problem: unknown): { problem: string; code: string | undefined } {
  return problem instanceof Error
    ? { problem: problem.name, code: engineCode(problem) }
    : { problem: 'unknown', code: undefined };
}
