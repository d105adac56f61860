import { isPortTaken, portTaken } from './port-taken.ts';

/** Prints one clear message instead of a stack, and ends with exit code 1. */
export function exitWithError(problem: unknown): never {
  process.stderr.write(`${describe(problem)}\n`);
  process.exit(1);
}

function describe(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  if (isPortTaken(problem)) return portTaken(problem, 'PORT');
  const { message, code, syscall }: NodeJS.ErrnoException = problem;
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `The process can't listen (${message}). HOST and PORT say where pages are served, METRICS_HOST and METRICS_PORT where metrics are.`;
  if (code === 'ERR_SQLITE_ERROR')
    return `The database of DATABASE_URL, or of DATA_DIR without it, can't be used: ${message}`;
  return message;
}
