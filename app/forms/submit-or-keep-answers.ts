import { data, isRouteErrorResponse } from 'react-router';
import { reportError } from '../telemetry/errors/failures.ts';
import { readAnswers, type Answers } from './answers.ts';

type Post<T> = { request: Request; serverAction: () => Promise<T> };

/** The page's outcomes for answers that could not be posted. */
type Keep<Outcome> = (answers: Answers) => Outcome | Promise<Outcome>;

/** A failure status, after which the page does not revalidate. */
const lostStatus = 503;

/**
 * Posts a form where scripts run, and keeps the page with its answers when the post fails. When the connection is lost
 * no response arrives, and browsers throw a TypeError: then `whenLost` replaces the server's outcome. When a proxy or
 * our own server sends an error page instead of an outcome, `whenFailed` does.
 */
export async function submitOrKeepAnswers<T, Outcome>(
  { request, serverAction }: Post<T>,
  whenLost: Keep<Outcome>,
  whenFailed: Keep<Outcome> = whenLost,
) {
  const answers = readAnswers(await request.clone().formData());
  try {
    return await serverAction();
  } catch (problem) {
    if (isServerResponse(problem)) throw problem;
    reportError({ kind: 'failed-call', problem });
    const keep = problem instanceof TypeError ? whenLost : whenFailed;
    return data(await keep(answers), lostStatus);
  }
}

/** Redirects and refusals are regular responses of the server, so they pass. */
function isServerResponse(problem: unknown): boolean {
  if (problem instanceof Response) return true;
  return isRouteErrorResponse(problem) && problem.status < 500;
}
