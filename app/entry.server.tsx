import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { failuresContext, scriptMarkContext } from './context.ts';
import { deferHydration } from './hydration/defer-hydration.ts';

/**
 * Renders the whole page before a byte of it leaves: so it can be cached, carries an honest status, and its
 * inline scripts (marked by the server, see server/security-headers) can be hashed for the content security policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const mark = loadContext.get(scriptMarkContext);
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={mark} />,
    { signal: request.signal, nonce: mark, onError: (error) => void failures.push(error) },
  );
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  const html = await new Response(stream).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(deferHydration(html, mark), { status, headers });
}

/** Failures that nothing expected are reported; a visitor who left is none, nor is a request that a route refused. */
export const handleError: HandleErrorFunction = (problem, { request, context }) => {
  const isRefusal = isRouteErrorResponse(problem) && problem.status < 500;
  if (!request.signal.aborted && !isRefusal) context.get(failuresContext)?.page(problem);
};
