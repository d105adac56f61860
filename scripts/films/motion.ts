/** The progress of a movement from `from` to `to` at `now`, 0 to 1, with a gentle start and end. */
export function progress(now: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** Interpolates between two values. */
export function mix(first: number, last: number, part: number): number {
  return first + (last - first) * part;
}

/** Appears and disappears: 0, then 1 between `from` and `to`, then 0. */
export function comeAndGo(now: number, from: number, to: number, seconds = 0.4): number {
  return progress(now, from, from + seconds) * (1 - progress(now, to, to + seconds));
}
