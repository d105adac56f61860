import type { Context } from 'hono';
import { drawRefusalPage } from '#app/shell/refusal-page/draw-refusal-page.tsx';
import { safeReturnPath } from '#app/shell/safe-return-path.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import { refusalStatus, type Refusal } from '#contracts/refusal.ts';
import type { Clock } from '#platform/clock/clock.ts';

type Deps = { content: ContentClient; clock: Clock; publicUrl: string; hasSignIn: boolean };

/** After this long the page for busy moments is drawn again, with what the content says by then. */
const redrawAfterMs = 30_000;
/** A process that is busy has caught up by then, or another one has taken over. */
const busyWaitSeconds = 5;

/**
 * Answers refused requests: a designed page for people, a line of JSON for scripts. The page for busy moments is drawn
 * beforehand, because then there is no time to draw one.
 */
export function createRefusals({ content, clock, publicUrl, hasSignIn }: Deps) {
  const draw = (refusal: Refusal, wayBack: string, cookies: string | null) =>
    drawRefusalPage(refusal, { wayBack, cookies }, { content, clock, hasSignIn });
  let busyPage = '';
  let busyDrawnAt = -Infinity;

  async function drawBusyPage() {
    busyDrawnAt = performance.now();
    busyPage = await draw({ kind: 'busy' }, '', null);
  }

  async function refuse(c: Context, refusal: Refusal): Promise<Response> {
    const status = refusalStatus[refusal.kind];
    const waitSeconds = waitOf(refusal);
    c.header('cache-control', 'no-store');
    if (waitSeconds) c.header('retry-after', String(waitSeconds));
    if (!wantsPage(c)) return c.json({ error: refusal.kind }, status);
    if (refusal.kind === 'busy') {
      if (performance.now() - busyDrawnAt > redrawAfterMs) void drawBusyPage().catch(() => {});
      return c.html(busyPage, status);
    }
    return c.html(await draw(refusal, wayBackOf(c, publicUrl), c.req.header('cookie') ?? null), status);
  }

  return { refuse, prepare: drawBusyPage };
}

export type Refusals = ReturnType<typeof createRefusals>;

function waitOf(refusal: Refusal): number | undefined {
  if (refusal.kind === 'busy') return busyWaitSeconds;
  return refusal.kind === 'too-many' ? refusal.waitSeconds : undefined;
}

/** Browsers that load a page say so; scripts ask for data. */
function wantsPage(c: Context): boolean {
  if (c.req.path.endsWith('.data')) return false;
  const destination = c.req.header('sec-fetch-dest');
  if (destination) return destination === 'document' || destination === 'iframe';
  const accept = c.req.header('accept') ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}

/** The page of this site that the visitor came from, else the path that they asked for. */
function wayBackOf(c: Context, publicUrl: string): string {
  const referer = c.req.header('referer') ?? '';
  const isOwn = URL.canParse(referer) && new URL(referer).origin === new URL(publicUrl).origin;
  const { pathname, search } = new URL(isOwn ? referer : c.req.url);
  const isPage = pathname.startsWith('/help-and-support/') || pathname.startsWith('/search');
  return isPage ? safeReturnPath(`${pathname}${search}`) : '/help-and-support/';
}
