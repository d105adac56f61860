type Row = {
  attack: string;
  /** An attack, and how often it was tried. */
  tried: string;
  /** The result, in figures. */
  outcome: string;
  /** Whether it got through where it must not. */
  gotThrough: boolean;
};

/** Prints one row an attack, and remembers which got through. */
export function attackReport() {
  const through: string[] = [];
  return {
    row({ attack, tried, outcome, gotThrough }: Row) {
      if (gotThrough) through.push(attack);
      const verdict = gotThrough ? 'GOT THROUGH' : 'stopped';
      process.stdout.write(`${verdict.padEnd(12)}${attack.padEnd(50)} ${tried.padEnd(46)} ${outcome}\n`);
    },
    /** The attacks that got through. */
    through,
  };
}

export type Report = ReturnType<typeof attackReport>;

/** How often each came, as in `200 × 60, 429 × 240`. */
export function counted(things: readonly unknown[]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(String(thing), (counts.get(String(thing)) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([thing, count]) => `${thing} × ${count}`)
    .join(', ');
}

/** The middle and the largest of some milliseconds, rounded. */
export function medianAndWorst(ms: readonly number[]): { median: number; worst: number } {
  const sorted = ms.map(Math.round).toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}
