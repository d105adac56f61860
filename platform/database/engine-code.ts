/**
 * The engine's own code for an error, like 57P01 or ERR_SQLITE_ERROR. Its message is not used, since it can repeat
 * what a visitor typed.
 */
export function engineCode(problem: Error): string | undefined {
  return 'code' in problem ? String(problem.code) : undefined;
}
