import { createMiddleware } from 'hono/factory';
import { errorReportPaths } from '#contracts/error-report-paths.ts';
import type { RequestVariables } from '../request-log/request-log.ts';
import { contentSecurityPolicy, reportingGroup } from './content-security-policy.ts';

type SecurityHeadersDeps = {
  publicUrl: string;
  mainSiteUrl: string;
  /** Value of Strict-Transport-Security, sent on https only. */
  strictTransport: string | undefined;
};

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;

/** Headers of every response. A response that set its own content security policy keeps that policy. */
export function createSecurityHeaders({ publicUrl, mainSiteUrl, strictTransport }: SecurityHeadersDeps) {
  const isSecure = publicUrl.startsWith('https:');
  const always: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not no-referrer: posts without scripts would then carry "Origin: null" and be refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && strictTransport && { 'strict-transport-security': strictTransport }),
  };
  const policyWithoutScripts = contentSecurityPolicy([], {
    mainSiteOrigin: mainSiteUrl && new URL(mainSiteUrl).origin,
    isSecure,
  });
  /**
   * Created for each response, so that a report names the request of its page even if the page is cached for all
   * visitors.
   */
  const endpointsOf = (requestId: string) =>
    isSecure ? `${reportingGroup}="${errorReportPaths.csp}?page=${requestId}"` : undefined;

  return {
    always,
    policyWithoutScripts,
    /** The value of Reporting-Endpoints; undefined where browsers would ignore it. */
    endpointsOf,
    middleware: createMiddleware<RequestVariables>(async (c, next) => {
      await next();
      const endpoints = endpointsOf(c.get('requestId'));
      if (endpoints) c.res.headers.set('reporting-endpoints', endpoints);
      for (const [name, value] of Object.entries(always)) c.res.headers.set(name, value);
      if (!c.res.headers.has('content-security-policy'))
        c.res.headers.set('content-security-policy', policyWithoutScripts);
    }),
  };
}
