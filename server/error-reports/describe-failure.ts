import { isRouteErrorResponse } from 'react-router';
import { engineCode } from '#platform/database/engine-code.ts';

/** Enough of a stack to find the place, not so much that a log line is a page. */
const framesKept = 4;
/** A code of an engine, of Node or of HTTP; anything longer or wordier could hold what was typed. */
const codeForm = /^[\w.-]{1,40}$/;

export type FailureFacts = {
  /** Its name, or what was thrown instead of an error. */
  error: string;
  /** The engine's code or the HTTP status, its own or its cause's. */
  code: string | undefined;
  /** The back end's id of the error. SPEC §8. */
  errorId: string | undefined;
  /** Where it happened; '' when that can't be told. */
  at: string;
};

/** What a log line says of a failure. Its message may quote a visitor, so it stays out. */
export function describeFailure(problem: unknown): FailureFacts {
  const isError = problem instanceof Error;
  const { id } = detailsOf(problem);
  return {
    error: isError ? problem.name : isRouteErrorResponse(problem) ? 'ErrorResponse' : typeof problem,
    code: codeOf(problem) ?? (isError ? codeOf(problem.cause) : undefined),
    errorId: typeof id === 'string' ? id : undefined,
    at: isError ? framesOf(problem) : '',
  };
}

/** The frames alone: a message of several lines could look like some of them. */
function framesOf({ stack = '', message }: Error): string {
  const end = message === '' ? -1 : stack.indexOf(message);
  return (end < 0 ? stack : stack.slice(end + message.length))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, framesKept)
    .join(' < ');
}

function codeOf(problem: unknown): string | undefined {
  const code = problem instanceof Error ? engineCode(problem) : undefined;
  const status = isRouteErrorResponse(problem) ? problem.status : detailsOf(problem).status;
  const told = code ?? (typeof status === 'number' ? String(status) : undefined);
  return told !== undefined && codeForm.test(told) ? told : undefined;
}

/** What an API client says of a failed call: clients/json-api. */
function detailsOf(problem: unknown): { id?: unknown; status?: unknown } {
  const details = problem instanceof Error && 'details' in problem ? problem.details : undefined;
  return typeof details === 'object' && details !== null ? details : {};
}
