type Row = {
  attack: string;
  /** How often the attack was tried, and by what means. */
  tried: string;
  /** The result, in figures. */
  outcome: string;
  /** Whether an attack succeeded. */
  gotThrough: boolean;
};

/** Prints one row per attack, and records which attacks succeeded. */
export function attackReport() {
  const through: string[] = [];
  return {
    row({ attack, tried, outcome, gotThrough }: Row) {
      if (gotThrough) through.push(attack);
      const verdict = gotThrough ? 'GOT THROUGH' : 'stopped';
      process.stdout.write(`${verdict.padEnd(12)}${attack.padEnd(50)} ${tried.padEnd(46)} ${outcome}\n`);
    },
    /** The attacks that succeeded. */
    through,
  };
}

export type Report = ReturnType<typeof attackReport>;

/** How often each value occurred, as in `200 × 60, 429 × 240`. */
export function counted(things: readonly unknown[]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(String(thing), (counts.get(String(thing)) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([thing, count]) => `${thing} × ${count}`)
    .join(', ');
}

/** The median and the largest of some times in ms, rounded. */
export function medianAndWorst(ms: readonly number[]): { median: number; worst: number } {
  const sorted = ms.map(Math.round).toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}
