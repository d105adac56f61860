import type { RumEvent } from '../../services/monitoring-intake/store/rum-event.ts';
import { sanitiseLine } from '../terminal/strip-control-characters.ts';
import { createViewAggregator, type PageView } from './aggregate-views.ts';

export type Session = {
  id: string;
  startedAt: string;
  errors: number;
  segments: number;
  pageViews: { at: string; screen: string; path: string }[];
};

/** Visits, the newest first, each with its page views in order. */
export async function listSessions(
  events: AsyncIterable<RumEvent>,
  segments: Map<string, number>,
): Promise<Session[]> {
  const { take, views } = createViewAggregator();
  const errors = new Map<string, number>();
  for await (const event of events) {
    take(event);
    const id = event.session?.id;
    if (event.type === 'error' && id) errors.set(id, (errors.get(id) ?? 0) + 1);
  }
  const bySession = Map.groupBy(
    views().toSorted((a, b) => a.at - b.at),
    ({ session }) => session,
  );
  return [...bySession]
    .map(([id, pageViews]) => ({
      id,
      startedAt: moment(pageViews[0]?.at ?? 0),
      errors: errors.get(id) ?? 0,
      segments: segments.get(id) ?? 0,
      pageViews: pageViews.map(describeView),
    }))
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
}

/** The lines of a visit: itself, then its page views. */
export function showSession({ id, startedAt, errors, segments, pageViews }: Session): string {
  const counts = [
    count(pageViews.length, 'page view'),
    count(errors, 'error'),
    count(segments, 'replay segment'),
  ];
  const lines = pageViews.map(
    // Our own pages use their path as the name of the screen.
    ({ at, screen, path }) =>
      `  ${[at.slice(11, 19), ...new Set([sanitiseLine(screen), sanitiseLine(path)])].join('  ')}\n`,
  );
  return `${id}  ${startedAt}  ${counts.join(', ')}\n${lines.join('')}`;
}

function describeView({ at, screen, path }: PageView) {
  return { at: moment(at), screen, path };
}

function moment(at: number): string {
  return new Date(at).toISOString();
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
