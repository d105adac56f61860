import { createContext, use, useState } from 'react';

/** What the error page shows about the failed request. */
export type FailedRequest = {
  /** The reference of the failure in the log. */
  reference?: string | undefined;
  /** Whether the request was a post. */
  isPost: boolean;
};

/** Provided only where the server renders. */
export const FailedRequestContext = createContext<FailedRequest | undefined>(undefined);

/** The id of the element that passes it from the server to the browser. */
export const failedPageId = 'page-failure';

/** For a page without details of the failed request. */
export const noRequest: FailedRequest = { isPost: false };

/**
 * The failed request behind `error`, where the server knew it: React Router hides the details of an unexpected error
 * from the browser. A later error on the same page has no request.
 */
export function useFailedRequest(error: unknown): FailedRequest {
  const fromServer = use(FailedRequestContext);
  const [first] = useState(() => ({ error, request: fromServer ?? readRenderedPage() }));
  return first.error === error ? first.request : noRequest;
}

function readRenderedPage(): FailedRequest {
  if (typeof document === 'undefined') return noRequest;
  const { reference, post } = document.getElementById(failedPageId)?.dataset ?? {};
  return { reference, isPost: post !== undefined };
}
