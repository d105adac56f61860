import { describeListenError } from './describe-listen-error.ts';

/** Prints one clear message instead of a stack, and ends with exit code 1. */
export function exitWithError(problem: unknown): never {
  process.stderr.write(`${describe(problem)}\n`);
  process.exit(1);
}

function describe(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const listenError = describeListenError(problem, { host: 'HOST', port: 'PORT' });
  if (listenError) return listenError;
  const { message, code }: NodeJS.ErrnoException = problem;
  if (code === 'ERR_SQLITE_ERROR')
    return `The database of DATABASE_URL, or of DATA_DIR without it, can't be used: ${message}`;
  return message;
}
