import { ApiFailure } from '../json-api/api-failure.ts';

/** Whether the service refused a call for good. 501 means that it has no such call; 408 and 429 invite a retry. */
export function isRefusal(problem: unknown): boolean {
  const { status = 0 } = problem instanceof ApiFailure ? problem.details : {};
  return status === 501 || (status >= 400 && status < 500 && status !== 408 && status !== 429);
}
