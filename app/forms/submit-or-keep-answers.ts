import { data, isRouteErrorResponse } from 'react-router';
import { leadFailure, tooLongToSend, type FailureNotice, type Words } from '#contracts/failure-words.ts';
import { refusalStatus } from '#contracts/refusal.ts';
import { reportError } from '../telemetry/errors/failures.ts';
import { readAnswers, type Answers } from './answers.ts';

type Post<T> = { request: Request; serverAction: () => Promise<T> };

/**
 * Why a post has no outcome of the server's. `lost`: the connection failed, and no response arrived. `failed`: a proxy
 * or our own server sent an error page. `too-long`: it was refused for its size.
 */
export type PostFailure = 'lost' | 'failed' | 'too-long';

/** The page's outcome for answers that could not be posted. */
type Keep<Outcome> = (answers: Answers, why: PostFailure) => Outcome | Promise<Outcome>;

/** A failure status, after which the page does not revalidate. */
const lostStatus = 503;

/** Posts a form where scripts run, and keeps the page with its answers when the post fails: with the outcome of `keep`. */
export async function submitOrKeepAnswers<T, Outcome>(
  { request, serverAction }: Post<T>,
  keep: Keep<Outcome>,
) {
  const answers = readAnswers(await request.clone().formData());
  try {
    return await serverAction();
  } catch (problem) {
    // Nothing of ours failed, so there is nothing to report.
    if (isTooLong(problem)) return data(await keep(answers, 'too-long'), lostStatus);
    if (isServerResponse(problem)) throw problem;
    reportError({ kind: 'failed-call', problem });
    // A browser whose connection is lost throws a TypeError.
    return data(await keep(answers, problem instanceof TypeError ? 'lost' : 'failed'), lostStatus);
  }
}

/** The text of the banner: a new object for each try, so that each takes the focus. */
export function bannerOf(why: PostFailure, usual: Words = leadFailure): FailureNotice {
  return { ...(why === 'too-long' ? tooLongToSend : usual) };
}

/** A body over its limit is refused before the app sees it, by a proxy or our own server. */
function isTooLong(problem: unknown): boolean {
  return isRouteErrorResponse(problem) && problem.status === refusalStatus['too-large'];
}

/** Redirects and other refusals are regular responses of the server, so they pass. */
function isServerResponse(problem: unknown): boolean {
  if (problem instanceof Response) return true;
  return isRouteErrorResponse(problem) && problem.status < 500;
}
