import * as z from 'zod/mini';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';

/** A violation of the policy: the directive that blocked, and what it blocked. */
export type PolicyViolation = { directive: string; blocked: string; path: string };

/** Browsers collect reports for a minute: a page with more than this adds nothing new. */
const reportsRead = 20;
const directiveForm = /^(?:[a-z]{3,10}-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors)$/;
/**
 * The keywords that browsers send in place of an address. An extension's own scheme is none of these, nor are about:
 * and file:.
 */
const keywords = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'trusted-types-policy']);

const text = z._default(z.string(), '');
/** The format of the Reporting API, `application/reports+json`. */
const report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    effectiveDirective: z.string(),
    blockedURL: text,
    sourceFile: z.nullish(z.string()),
  }),
});
/** The format of `report-uri`, `application/csp-report`. */
const legacyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': z.nullish(z.string()),
  }),
});

/**
 * Parses what a browser sent in either format, reduced to the useful parts. Reports that are not about our own pages
 * (`hosts`), or that browser extensions caused in them, are left out.
 */
export function readCspReports(sent: unknown, hosts: readonly string[]): PolicyViolation[] {
  return (Array.isArray(sent) ? sent : [sent]).slice(0, reportsRead).flatMap((one) => {
    const violation = read(one);
    if (!violation || !hosts.includes(hostOf(violation.document))) return [];
    const blocked = reduced(violation.blocked, hosts);
    const isExtension = violation.source !== '' && hostOf(violation.source) === '';
    if (blocked === undefined || isExtension || !directiveForm.test(violation.directive)) return [];
    const path = scrubbedPath(new URL(violation.document).pathname);
    return [{ directive: violation.directive, blocked, path }];
  });
}

function read(one: unknown) {
  const modern = report.safeParse(one);
  if (modern.success) {
    const { documentURL: document, effectiveDirective: directive, blockedURL, sourceFile } = modern.data.body;
    return { document, directive, blocked: blockedURL, source: sourceFile ?? '' };
  }
  const legacy = legacyReport.safeParse(one);
  if (!legacy.success) return undefined;
  const body = legacy.data['csp-report'];
  // Older browsers send the whole directive, with its values.
  const [directive = ''] = (body['effective-directive'] || body['violated-directive']).split(' ');
  const { 'document-uri': document, 'blocked-uri': blocked, 'source-file': source } = body;
  return { document, directive, blocked, source: source ?? '' };
}

/** The origin of what was blocked, or the keyword; undefined for what belongs to an extension or another page. */
function reduced(blocked: string, hosts: readonly string[]): string | undefined {
  if (blocked === '') return 'inline';
  if (keywords.has(blocked)) return blocked;
  if (/^(?:https?|wss?):/.test(blocked)) return originOf(blocked);
  if (blocked.startsWith('data:')) return 'data';
  return blocked.startsWith('blob:') && hosts.includes(hostOf(blocked.slice('blob:'.length)))
    ? 'blob'
    : undefined;
}

/** The greatest length of a host name with a port: anything longer is not a real one. */
const longestHost = 260;

function originOf(address: string): string | undefined {
  const { protocol, host } = URL.parse(address) ?? { protocol: '', host: '' };
  return host !== '' && host.length <= longestHost ? `${protocol}//${host}` : undefined;
}

/** The host of a web address; '' for any other. */
function hostOf(address: string): string {
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).host : '';
}
