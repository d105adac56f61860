/** Prints one clear message instead of a stack, and ends with exit code 1. */
export function exitWithError(problem: unknown): never {
  const message = problem instanceof Error ? problem.message : String(problem);
  const isPortTaken = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
  process.stderr.write(
    isPortTaken
      ? `Another program is using this port already (${message}). Stop it, or set PORT to another number.\n`
      : `${message}\n`,
  );
  process.exit(1);
}
