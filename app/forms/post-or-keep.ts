import { data, isRouteErrorResponse } from 'react-router';
import { tellFailure } from '../failures/failures.ts';
import { readAnswers, type Answers } from './answers.ts';

type Post<T> = { request: Request; serverAction: () => Promise<T> };

/** What a page makes of the answers that could not be posted. */
type Keep<Outcome> = (answers: Answers) => Outcome | Promise<Outcome>;

/** The status of a failure, after which the page asks the server for nothing anew. */
const lostStatus = 503;

/**
 * Posts a form where scripts run, and keeps the page with its answers when nobody took them. When the line is lost no
 * answer comes, which browsers tell by a TypeError: then `whenLost` stands in for the server's outcome. When a page of
 * a proxy or of our own trouble comes instead of an outcome, it is `whenFailed`.
 */
export async function postOrKeep<T, Outcome>(
  { request, serverAction }: Post<T>,
  whenLost: Keep<Outcome>,
  whenFailed: Keep<Outcome> = whenLost,
) {
  const answers = readAnswers(await request.clone().formData());
  try {
    return await serverAction();
  } catch (problem) {
    if (isMeant(problem)) throw problem;
    tellFailure({ kind: 'failed-call', problem });
    const keep = problem instanceof TypeError ? whenLost : whenFailed;
    return data(await keep(answers), lostStatus);
  }
}

/** Redirects and refusals are the server's own way to answer. */
function isMeant(problem: unknown): boolean {
  if (problem instanceof Response) return true;
  return isRouteErrorResponse(problem) && problem.status < 500;
}
