import fadeScript from 'virtual:inline-script/app/frame/navigation/fade-within-area.ts';
import pageScripts from 'virtual:page-script';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { failuresContext, renderedPageContext, type RenderedPage } from './context.ts';
import { FailedRequestContext } from './frame/error-page/failed-request.ts';
import { areaHref } from './area-href.ts';
import { ChoiceSaved } from './consent/choice-saved.tsx';
import { FragmentCacheContext } from './frame/fragment-cache/cached-fragment.tsx';
import { createFragmentCache } from './frame/fragment-cache/fragment-cache.ts';
import { addBootScript } from './frame/hydration/add-boot-script.ts';
import { bootScripts } from './frame/hydration/boot-scripts.ts';
import { deferHydration } from './frame/hydration/defer-hydration.ts';
import { extractMarkedScripts } from './frame/hydration/extract-marked-scripts.ts';
import { PlainSpinner } from './frame/navigation/navigation-spinner.tsx';
import { isForReading } from './frame/reading-page.ts';

const fragmentCache = createFragmentCache();
const boot = bootScripts(pageScripts);
/** The same array for all pages that are only read, so that they share one content security policy. */
const readingScripts = [fadeScript, boot.reading];
/** What the plain script of every page shows later. */
const templates = renderToStaticMarkup(
  <>
    <ChoiceSaved />
    <PlainSpinner />
  </>,
);

/**
 * Renders the whole page before sending the first byte, so that it can be cached, has the right status, and its own
 * inline scripts can be hashed for the content security policy (server/help-area). The context carries the page itself.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const failedRequest = {
    reference: loadContext.get(failuresContext).reference,
    isPost: request.method === 'POST',
  };
  const documentWith = (nonce?: string) => (
    <FailedRequestContext value={failedRequest}>
      <ServerRouter context={entryContext} url={request.url} {...(nonce && { nonce })} />
    </FailedRequestContext>
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = loadContext.get(renderedPageContext);
  if (!hasHydrationData(entryContext.staticHandlerContext)) {
    headers.set('speculation-rules', `"${areaHref('/speculation-rules.json')}"`);
    // Present in development only.
    if (entryContext.serverHandoffStream) delete entryContext.serverHandoffStream;
    // Nothing here is asynchronous, and a string is rendered faster than a stream. Only a stream adds the doctype.
    const { show, complete } = fragmentCache.forPage();
    const html = `<!DOCTYPE html>${renderToString(<FragmentCacheContext value={show}>{documentWith()}</FragmentCacheContext>)}`;
    const whole = addBootScript(html, { headScript: fadeScript, boot: boot.reading, templates });
    Object.assign(page, { html: complete(whole), inlineScripts: readingScripts } satisfies RenderedPage);
  } else {
    const mark = crypto.randomUUID();
    const html = await renderWithReact(documentWith(mark), mark, request.signal);
    const { html: whole, inlineScripts } = extractMarkedScripts(
      deferHydration(html, { mark, headScript: fadeScript, boot: boot.withReact, templates }),
      mark,
    );
    Object.assign(page, { html: [whole], inlineScripts } satisfies RenderedPage);
  }
  return new Response(null, { status, headers });
}

/**
 * Renders a page on which React starts, with the scripts for that. The mark is on the inline scripts that the page
 * itself wrote.
 */
async function renderWithReact(page: ReactNode, mark: string, signal: AbortSignal): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    signal,
    nonce: mark,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}

/**
 * Whether a page contains the loaders' data. One that is only read does not, so React Router need not encode it
 * (scripts/patched-react-router).
 */
export function hasHydrationData({ matches }: EntryContext['staticHandlerContext']): boolean {
  return !isForReading(matches.map(({ route }) => ({ handle: route.handle as unknown })));
}

/** Reports unexpected failures. A visitor who left is not a failure, nor is a request that a route refused. */
export const handleError: HandleErrorFunction = (problem, { request, context }) => {
  const isRefusal = isRouteErrorResponse(problem) && problem.status < 500;
  if (!request.signal.aborted && !isRefusal) context.get(failuresContext).page(problem);
};
