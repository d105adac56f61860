const dayInMs = 24 * 60 * 60 * 1000;

/** How many days a period has, from its first ISO day to its last, both included. */
export function daysFromTo(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayInMs) + 1;
}
