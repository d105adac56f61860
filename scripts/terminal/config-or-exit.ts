import { readConfig, type Config } from '../../server/config/config.ts';
import { exitWithError } from '../../server/exit-with-error.ts';

/** The configuration. Mistakes in it are printed as `npm start` prints them, and end the command with exit code 1. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (problem) {
    return exitWithError(problem);
  }
}
