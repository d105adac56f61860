import type { IncomingMessage, ServerResponse } from 'node:http';
import { homePath } from '#contracts/area-path.ts';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { PageDictionaries } from '../compression-dictionaries/page-dictionaries.ts';
import { heldBackSince } from '../request-limits/hold-back-pages.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { SecurityHeaders } from '../security-headers/security-headers.ts';
import type { PageResponse } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';
import { pageVariant, withoutTracking } from './page-variant.ts';

type AnswerCachedDeps = {
  pages: Pick<PageCache, 'find'>;
  requestLog: Pick<RequestLog, 'idOf' | 'timingOf' | 'write'>;
  securityHeaders: Pick<SecurityHeaders, 'always' | 'policyWithoutScripts' | 'endpointsOf'>;
  clock: Clock;
  metrics?: Pick<Metrics, 'page'> | undefined;
  dictionaries?: Pick<PageDictionaries, 'find' | 'serverTimingFor'> | undefined;
};

/** Answers a request, or returns false and leaves it untouched. */
export type AnswerFirst = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** What is the same in every response with one form of a page. */
type Fixed = { headers: readonly string[]; loggedPath: string };

/** A plain host. The framework handles every other Host header. */
const plainHost = /^[a-z0-9.-]+(?::(?:\d{1,4}|[1-5]\d{4}))?$/;

/**
 * Answers requests for cached pages before there is a Request, a Response or a context, with the same headers, log line
 * and handling of conditional requests as the middleware (tests/integration/cached-answers.test.ts compares them).
 * Headers that do not depend on the request are made once for each form of a page.
 */
export function answerCached({
  pages,
  requestLog,
  securityHeaders,
  clock,
  metrics,
  dictionaries,
}: AnswerCachedDeps): AnswerFirst {
  const fixed = new WeakMap<PageResponse, Fixed>();

  function fixedOf(response: PageResponse, path: string): Fixed {
    const known = fixed.get(response);
    if (known) return known;
    const policy = { 'content-security-policy': securityHeaders.policyWithoutScripts };
    const headers = Object.entries({ ...policy, ...response.headers, ...securityHeaders.always }).flat();
    const made = { headers, loggedPath: scrubbedPath(path) };
    fixed.set(response, made);
    return made;
  }

  return (incoming, outgoing) => {
    const { method = '', url = '' } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(homePath)) return false;
    const { headers } = incoming;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody || !plainHost.test(headers.host ?? '')) return false;
    const start = heldBackSince(incoming) ?? clock.monotonic();
    const address = addressOf(url);
    const key = address && pageVariant(address, headers.cookie ?? '');
    const page = key === undefined ? undefined : pages.find(key);
    if (!address || !page) return false;
    const dictionary = dictionaries?.find(headers['available-dictionary']?.toString());
    const { 'if-none-match': ifNoneMatch = '', 'accept-encoding': acceptEncoding = '' } = headers;
    const response = page.responseTo(ifNoneMatch, acceptEncoding, dictionary);
    const { headers: ofPage, loggedPath } = fixedOf(response, address.pathname);
    const requestId = requestLog.idOf(headers['x-request-id']?.toString());
    const own = ['x-request-id', requestId];
    const serverTiming = dictionaries?.serverTimingFor(dictionary);
    if (serverTiming) own.push('server-timing', serverTiming);
    own.push('server-timing', requestLog.timingOf(requestId));
    const endpoints = securityHeaders.endpointsOf(requestId);
    if (endpoints) own.push('reporting-endpoints', endpoints);
    const body = method === 'HEAD' ? null : response.body;
    if (body !== null) own.push('content-length', String(body.length));
    outgoing.writeHead(response.status, [...ofPage, ...own]);
    outgoing.end(body ?? undefined, 'latin1');
    metrics?.page('cached');
    requestLog.write(requestId, method, loggedPath, response.status, start);
    return true;
  };
}

/** The path and the query that matter; undefined for a target that is no path. */
function addressOf(target: string): Pick<URL, 'pathname' | 'search'> | undefined {
  if (!target.includes('?')) return { pathname: target, search: '' };
  const address = `http://localhost${target}`;
  return URL.canParse(address) ? new URL(withoutTracking(address)) : undefined;
}
