/**
 * A route's `handle` on a page that is only read: React isn't started there. The plain script of every page does what it
 * needs (app/entry.page.ts). Decision 70.
 */
export const readingPage = { isForReading: true };

export function isForReading(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(({ handle }) => (handle as Partial<typeof readingPage> | undefined)?.isForReading);
}
