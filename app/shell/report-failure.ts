import type { Logger } from '#platform/logger/logger.ts';

/** Logs a failed call by its name and the error's id and status, never by what was sent. SPEC §8. */
export function reportFailure(logger: Logger) {
  return (event: string, problem: unknown) => {
    const { id, status } = detailsOf(problem);
    logger.error(event, {
      error: problem instanceof Error ? problem.name : typeof problem,
      errorId: id,
      status,
    });
  };
}

function detailsOf(problem: unknown): { id: string | undefined; status: string | undefined } {
  const details =
    typeof problem === 'object' && problem !== null && 'details' in problem ? problem.details : undefined;
  if (typeof details !== 'object' || details === null) return { id: undefined, status: undefined };
  const id = 'id' in details && typeof details.id === 'string' ? details.id : undefined;
  const status = 'status' in details ? String(details.status) : undefined;
  return { id, status };
}
