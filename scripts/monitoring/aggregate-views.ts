import type { RumEvent } from '../../services/monitoring-intake/store/rum-event.ts';

/** A page view of one visit. LCP and INP in milliseconds, undefined where nothing was measured. */
export type PageView = {
  id: string;
  session: string;
  at: number;
  /** The screen: the view's name, else its path. */
  screen: string;
  path: string;
  lcp: number | undefined;
  inp: number | undefined;
  cls: number | undefined;
};

type AggregatedView = PageView & { version: number };

/**
 * Merges the page views: the SDK sends a view repeatedly while it lasts, each time with more measurements and a
 * higher version; posts may arrive in any order.
 */
export function createViewAggregator() {
  const views = new Map<string, AggregatedView>();
  return {
    take: (event: RumEvent): void => {
      const { view, session, _dd } = event;
      const isView = event.type === 'view' || event.type === 'view_update';
      if (!isView || !view?.id || !session) return;
      const known = views.get(view.id);
      const version = _dd?.document_version ?? 0;
      const summary = { version, ...summarise(event) };
      const [older, newer] = known && known.version > version ? [summary, known] : [known, summary];
      const path = newer.path || older?.path || '';
      views.set(view.id, {
        id: view.id,
        session: session.id,
        at: Math.min(event.date, known?.at ?? Infinity),
        screen: newer.screen || older?.screen || path,
        path,
        version: newer.version,
        lcp: newer.lcp ?? older?.lcp,
        inp: newer.inp ?? older?.inp,
        cls: newer.cls ?? older?.cls,
      });
    },
    views: (): PageView[] => [...views.values()].map(({ version: _version, ...view }) => view),
  };
}

function summarise({ view }: RumEvent) {
  return {
    screen: view?.name ?? '',
    path: pathOf(view?.url),
    lcp: milliseconds(view?.largest_contentful_paint),
    inp: milliseconds(view?.interaction_to_next_paint),
    cls: view?.cumulative_layout_shift ?? undefined,
  };
}

function milliseconds(nanoseconds: number | null | undefined): number | undefined {
  return nanoseconds === null || nanoseconds === undefined ? undefined : nanoseconds / 1_000_000;
}

/** Without the query, so that nothing the scrubbing may have missed is shown. */
function pathOf(url: string | null | undefined): string {
  return URL.canParse(url ?? '') ? new URL(url ?? '').pathname : '';
}
