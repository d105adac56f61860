import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Allowance } from '#contracts/allowance.ts';
import { readConsent } from '#contracts/consent.ts';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import { receiveReport } from '../../edge/request-limits/receive-report.ts';

type Admission = {
  /**
   * Who posts: a script of one of our pages, which needs its visitor's consent to performance; or the browser itself,
   * which reports violations of the content security policy without naming its page.
   */
  from: 'page' | 'browser';
  mostBytes: number;
  /** Counts a request of this many bytes against its visitor's limits. */
  consume: (visitor: string, bytes: number, c: Context) => Promise<Allowance>;
};

/**
 * The one gate of everything that browsers report: analytics, errors and monitoring. The cheapest checks come first:
 * own page (403), consent (204, as if accepted: a page need not know), the stated length (413), then the rate (429),
 * which may query the database. Only then is the body read.
 */
export function telemetryGate(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin;

  /** Admits a post and leaves its body unread, for an endpoint that streams it and counts its bytes itself. */
  function admit({ from, mostBytes, consume }: Admission): MiddlewareHandler {
    return createMiddleware(async (c, next) => {
      if (from === 'page' && !isFromPageOf(ownOrigin, c.req.raw.headers)) return c.body(null, 403);
      if (from === 'page' && !consentsToPerformance(c)) return c.body(null, 204);
      // Without a length (browsers send one) the maximum is counted.
      const bytes = Number(c.req.header('content-length') ?? mostBytes);
      if (!(bytes <= mostBytes)) return c.body(null, 413);
      const allowance = await consume(visitorAddress(c), bytes, c);
      if (!allowance.ok) return c.body(null, 429, { 'retry-after': String(allowance.waitSeconds) });
      return next();
    });
  }

  return {
    admit,
    /** Admits a post and receives its whole body. */
    receive: (admission: Admission) => [admit(admission), receiveReport(admission.mostBytes)] as const,
  };
}

/** Whether the request's visitor allows the performance/analytics category. SPEC §1, §4. */
export function consentsToPerformance(c: Context): boolean {
  return readConsent(c.req.header('cookie') ?? null)?.performance === true;
}

/**
 * Browsers name the site of the sending page by Sec-Fetch-Site; older ones, and any on plain http, by Origin alone. A
 * client that sends neither is not a browser.
 */
function isFromPageOf(ownOrigin: string, headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === ownOrigin : site === 'same-origin';
}
