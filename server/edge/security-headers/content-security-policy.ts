import { errorReportPaths } from '#contracts/error-report-paths.ts';
import { sha256 } from '#platform/hash/sha256.ts';

const base = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'worker-src': ["'self'"],
};

/** The endpoint name in `reporting-endpoints` for reports of blocked content (server/telemetry/error-reports). */
export const reportingGroup = 'csp';

type Surroundings = {
  /** Where the search form is sent when the main site is another origin; '' when it is not. */
  mainSiteOrigin: string;
  /** Whether visitors use https. */
  isSecure: boolean;
};

/**
 * The content security policy of a page: same origin only, and exactly those inline scripts whose text is given.
 * Browsers report what they blocked. A browser that supports `report-to` ignores `report-uri`, and sends nothing on
 * plain http.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { mainSiteOrigin, isSecure }: Surroundings,
): string {
  const hashes = inlineScripts.map((text) => `'sha256-${sha256(text, 'base64')}'`);
  const directives: Record<string, string[]> = {
    ...base,
    'script-src': [...base['script-src'], ...new Set(hashes)],
    'form-action': [...base['form-action'], ...(mainSiteOrigin ? [mainSiteOrigin] : [])],
    'report-uri': [errorReportPaths.csp],
    ...(isSecure && { 'report-to': [reportingGroup] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The policies of a site's pages. One is cached for each array: all pages that are only read have the same. */
export function rememberPolicy(surroundings: Surroundings): (inlineScripts: readonly string[]) => string {
  const policies = new WeakMap<readonly string[], string>();
  return (inlineScripts) => {
    const policy = policies.get(inlineScripts) ?? contentSecurityPolicy(inlineScripts, surroundings);
    policies.set(inlineScripts, policy);
    return policy;
  };
}

/** What hot reload needs in addition; never used in production. */
export function loosenForDevelopment(policy: string): string {
  return policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}
