/** How many may be in progress at once: in total, and for one visitor. */
export type AtOnce = { total: number; perVisitor: number };

/**
 * Counts what is in progress in this process. `acquire` returns a function that releases the place, or undefined when
 * there is none left.
 */
export function createConcurrencyLimit({ total, perVisitor }: AtOnce) {
  const inside = new Map<string, number>();
  let all = 0;
  return {
    acquire(visitor: string): (() => void) | undefined {
      const ofVisitor = inside.get(visitor) ?? 0;
      if (all >= total || ofVisitor >= perVisitor) return undefined;
      all += 1;
      inside.set(visitor, ofVisitor + 1);
      return () => {
        all -= 1;
        const left = (inside.get(visitor) ?? 1) - 1;
        if (left > 0) inside.set(visitor, left);
        else inside.delete(visitor);
      };
    },
  };
}
