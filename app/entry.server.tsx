import pageScripts from 'virtual:page-script';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { failuresContext, scriptMarkContext } from './context.ts';
import { FailedRequestContext } from './frame/error-page/failed-request.ts';
import { areaHref } from './area-href.ts';
import { ChoiceSaved } from './consent/choice-saved.tsx';
import { deferHydration } from './frame/hydration/defer-hydration.ts';
import { PlainSpinner } from './frame/navigation/navigation-spinner.tsx';
import { isForReading } from './frame/reading-page.ts';

/** What the plain script of every page shows later. */
const templates = renderToStaticMarkup(
  <>
    <ChoiceSaved />
    <PlainSpinner />
  </>,
);

/**
 * Renders the whole page before sending the first byte. So it can be cached, has the right status, and its inline
 * scripts (marked by the server, see server/edge/security-headers) can be hashed for the content security policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const mark = loadContext.get(scriptMarkContext);
  const failedRequest = {
    reference: loadContext.get(failuresContext).reference,
    isPost: request.method === 'POST',
  };
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <FailedRequestContext value={failedRequest}>
      <ServerRouter context={entryContext} url={request.url} nonce={mark} />
    </FailedRequestContext>,
    { signal: request.signal, nonce: mark, onError: (error) => void failures.push(error) },
  );
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  const html = await new Response(stream).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  if (isForReading(matchesOf(entryContext)))
    headers.set('speculation-rules', `"${areaHref('/speculation-rules.json')}"`);
  return new Response(deferHydration(html, { mark, pageScripts, templates }), { status, headers });
}

function matchesOf({ staticHandlerContext: { matches } }: EntryContext) {
  return matches.map(({ route }) => ({ handle: route.handle as unknown }));
}

/** Reports unexpected failures. A visitor who left is not a failure, nor is a request that a route refused. */
export const handleError: HandleErrorFunction = (problem, { request, context }) => {
  const isRefusal = isRouteErrorResponse(problem) && problem.status < 500;
  if (!request.signal.aborted && !isRefusal) context.get(failuresContext).page(problem);
};
