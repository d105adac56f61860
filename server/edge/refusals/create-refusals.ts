import type { Context } from 'hono';
import { safeReturnPath } from '#app/frame/safe-return-path.ts';
import { refusalStatus, type Refusal } from '#contracts/refusal.ts';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import { createConcurrencyLimit } from '../request-limits/concurrency-limit.ts';
import { createReadyPages } from './ready-pages.ts';
import { homePath } from '#contracts/area-path.ts';

type Deps = {
  /**
   * Renders the page of a refusal as a whole HTML document, with this way back and the display settings of these
   * cookies.
   */
  render: (refusal: Refusal, request: { wayBack: string; cookies: string | null }) => Promise<string>;
  publicUrl: string;
  /** Waits for a turn, as all pages do: two are never rendered without a pause between them. */
  turn: () => Promise<void>;
};

/** How many refusals may be rendered at once. A browser causes one; a flood gets prepared pages. */
const renderedAtOnce = { total: 16, perVisitor: 2 };
/** By then a busy process has caught up, a starting one may be ready, or another one has taken over. */
const busyWaitSeconds = 5;

/**
 * Answers refused requests: a designed page for people, a line of JSON for scripts. While few are being rendered, the
 * page has the visitor's own display settings and way back; beyond that, and always when the site is busy, a prepared
 * page is sent.
 */
export function createRefusals({ render, publicUrl, turn }: Deps) {
  const rendering = createConcurrencyLimit(renderedAtOnce);
  const renderInTurn: Deps['render'] = async (...page) => {
    await turn();
    return render(...page);
  };
  // With an empty way back the page links to the requested path, whichever it is.
  const readyPage = createReadyPages((refusal) => renderInTurn(refusal, { wayBack: '', cookies: null }));

  async function pageFor(c: Context, refusal: Refusal): Promise<string> {
    const release = refusal.kind === 'busy' ? undefined : rendering.acquire(visitorAddress(c));
    if (!release) return readyPage(refusal);
    const request = { wayBack: wayBackOf(c, publicUrl), cookies: c.req.header('cookie') ?? null };
    return renderInTurn(refusal, request).finally(release);
  }

  async function refuse(c: Context, refusal: Refusal): Promise<Response> {
    const status = refusalStatus[refusal.kind];
    const waitSeconds = waitOf(refusal);
    c.header('cache-control', 'no-store');
    if (waitSeconds) c.header('retry-after', String(waitSeconds));
    if (!wantsPage(c)) return c.json({ error: refusal.kind }, status);
    return c.html(await pageFor(c, refusal), status);
  }

  return {
    refuse,
    /** Renders the busy page in advance, since a busy process has no time for it. */
    prepare: () => readyPage({ kind: 'busy' }),
  };
}

export type Refusals = ReturnType<typeof createRefusals>;

function waitOf(refusal: Refusal): number | undefined {
  if (refusal.kind === 'busy' || refusal.kind === 'starting') return busyWaitSeconds;
  return refusal.kind === 'too-many' ? refusal.waitSeconds : undefined;
}

/** Browsers that load a page say so in their headers; scripts ask for data. */
function wantsPage(c: Context): boolean {
  if (c.req.path.endsWith('.data')) return false;
  const destination = c.req.header('sec-fetch-dest');
  if (destination) return destination === 'document' || destination === 'iframe';
  const accept = c.req.header('accept') ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

/** The page of this site that the visitor came from, else the requested path. */
function wayBackOf(c: Context, publicUrl: string): string {
  const referer = c.req.header('referer') ?? '';
  const isOwn = URL.canParse(referer) && new URL(referer).origin === new URL(publicUrl).origin;
  const { pathname, search } = new URL(isOwn ? referer : c.req.url);
  const isPage = pathname.startsWith(homePath) || pathname.startsWith('/search');
  return isPage ? safeReturnPath(`${pathname}${search}`) : homePath;
}
