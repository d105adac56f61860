import { isPortTaken, portTaken } from './port-taken.ts';

/** Prints one clear message instead of a stack, and ends with exit code 1. */
export function exitWithError(problem: unknown): never {
  const message = problem instanceof Error ? problem.message : String(problem);
  process.stderr.write(`${isPortTaken(problem) ? portTaken(problem, 'PORT') : message}\n`);
  process.exit(1);
}
