import { createHash } from 'node:crypto';
import { errorReportPaths } from '#contracts/error-report-paths.ts';

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

/** Name of the place that `reporting-endpoints` gives reports of what was refused (server/error-reports). */
export const reportingGroup = 'csp';

type Surroundings = {
  /** Where the search form is sent when the main site is another origin; '' when it is not. */
  mainSiteOrigin: string;
  /** Whether visitors come by https. */
  isSecure: boolean;
};

/**
 * The content security policy of a page: same origin only, and just those inline scripts whose text is given. Browsers
 * tell what it refused. A browser that knows `report-to` passes over `report-uri`, and sends nothing on plain http.
 */
export function contentSecurityPolicy(
  inlineScripts: string[],
  { mainSiteOrigin, isSecure }: Surroundings,
): string {
  const hashes = inlineScripts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
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

/** What hot reload needs on top; never used in production. */
export function loosenForDevelopment(policy: string): string {
  return policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
}

/**
 * Takes the marked inline scripts out of a rendered page and the mark off them. Only scripts that the page
 * itself wrote carry the mark; anything brought in by content does not, and is never blessed by a hash.
 * The page is then the same bytes at every render.
 */
export function takeMarkedScripts(html: string, mark: string): { html: string; inlineScripts: string[] } {
  const marked = new RegExp(`<script nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const inlineScripts = [...html.matchAll(marked)]
    .map((match) => match[1] ?? '')
    .filter((text) => text !== '');
  return { html: html.replaceAll(` nonce="${mark}"`, ''), inlineScripts };
}
