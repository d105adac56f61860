import * as z from 'zod/mini';
import { ApiFailure } from '../json-api/api-failure.ts';

/** Whether the service answered with a document that its contract refuses: it would send the same again. */
export function isUnreadable(problem: unknown): boolean {
  return problem instanceof ApiFailure && problem.details.originalError instanceof z.core.$ZodError;
}
