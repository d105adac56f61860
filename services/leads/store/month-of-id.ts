import { smallestLeadId } from '../lead-id.ts';

/** The beginning of the month after `at`, in ms since 1970. Months are those of UTC. */
export function nextMonth(at: number): number {
  const day = new Date(at);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1);
}

function startOfMonth(at: number): number {
  const day = new Date(at);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
}

/** The smallest id that a lead of this month can have. */
export function idOfMonth(at: number): string {
  return smallestLeadId(startOfMonth(at));
}

/** Like `leads_2026_11`. */
export function partitionName(table: string, at: number): string {
  return `${table}_${new Date(at).toISOString().slice(0, 7).replace('-', '_')}`;
}
