import type { RumEvent } from '../../services/monitoring-intake/store/rum-event.ts';
import { sanitiseLine } from '../terminal/strip-control-characters.ts';

export type ErrorGroup = { type: string; message: string; count: number; sessions: number; lastSeen: string };

/** Groups errors by type and message; the most frequent first. */
export async function groupErrors(events: AsyncIterable<RumEvent>): Promise<ErrorGroup[]> {
  const groups = new Map<
    string,
    { type: string; message: string; count: number; last: number; sessions: Set<string> }
  >();
  for await (const { type: kind, error, date, session } of events) {
    if (kind !== 'error') continue;
    const [type, message] = [error?.type ?? 'Error', error?.message ?? ''];
    const key = JSON.stringify([type, message]);
    const group = groups.get(key) ?? { type, message, count: 0, last: 0, sessions: new Set() };
    groups.set(key, group);
    group.count += 1;
    group.last = Math.max(group.last, date);
    if (session) group.sessions.add(session.id);
  }
  return [...groups.values()]
    .toSorted((a, b) => b.count - a.count || b.last - a.last)
    .map(({ type, message, count, sessions, last }) => ({
      type,
      message,
      count,
      sessions: sessions.size,
      lastSeen: new Date(last).toISOString(),
    }));
}

export function showError({ type, message, count, sessions, lastSeen }: ErrorGroup): string {
  const visits = `${sessions} ${sessions === 1 ? 'visit' : 'visits'}`;
  return `${String(count).padStart(6)}  in ${visits}, last ${lastSeen}  ${sanitiseLine(type)}: ${sanitiseLine(message)}\n`;
}
