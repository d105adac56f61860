import { isRouteErrorResponse } from 'react-router';
import { engineCode } from '#platform/database/engine-code.ts';
import { loggableDetail } from './loggable-detail.ts';

/** Enough of a stack to find the place, but not so much that a log line fills a page. */
const mostFrames = 4;
/** A code of an engine, of Node or of HTTP; anything longer or with other characters could contain what was typed. */
const codeForm = /^[\w.-]{1,40}$/;

export type FailureFacts = {
  /** The error's name, or the type of whatever was thrown instead. */
  error: string;
  /** The engine's code or the HTTP status, its own or its cause's. */
  code: string | undefined;
  /** The back end's id of the error. SPEC §8. */
  errorId: string | undefined;
  /** The back end's message, reduced to plain words. SPEC §8. */
  detail: string | undefined;
  /** Where it happened; '' when that is unknown. */
  at: string;
};

/**
 * What a log line says about a failure. Its message may quote a visitor, so it is left out, except for the plain words
 * of a back end's message.
 */
export function describeFailure(problem: unknown): FailureFacts {
  const isError = problem instanceof Error;
  const { id, message } = detailsOf(problem);
  return {
    error: nameOf(problem),
    code: codeOf(problem) ?? (isError ? codeOf(problem.cause) : undefined),
    errorId: typeof id === 'string' && codeForm.test(id) ? id : undefined,
    detail: typeof message === 'string' ? loggableDetail(message) : undefined,
    at: isError ? framesOf(problem) : '',
  };
}

function nameOf(problem: unknown): string {
  if (problem instanceof Error) return problem.name;
  return isRouteErrorResponse(problem) ? 'ErrorResponse' : typeof problem;
}

/** The frames only: a message of several lines could contain text that looks like frames. */
function framesOf({ stack = '', message }: Error): string {
  const end = message === '' ? -1 : stack.indexOf(message);
  return (end < 0 ? stack : stack.slice(end + message.length))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, mostFrames)
    .join(' < ');
}

function codeOf(problem: unknown): string | undefined {
  const code = problem instanceof Error ? engineCode(problem) : undefined;
  const status = isRouteErrorResponse(problem) ? problem.status : detailsOf(problem).status;
  const failureCode = code ?? (typeof status === 'number' ? String(status) : undefined);
  return failureCode !== undefined && codeForm.test(failureCode) ? failureCode : undefined;
}

/** The facts that an API client gives about a failed call: clients/json-api. */
function detailsOf(problem: unknown): { id?: unknown; status?: unknown; message?: unknown } {
  const details = problem instanceof Error && 'details' in problem ? problem.details : undefined;
  return typeof details === 'object' && details !== null ? details : {};
}
