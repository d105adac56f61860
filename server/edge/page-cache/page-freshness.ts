import type {
  FreshnessNote,
  UsedCopy,
} from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';

/** Until when a page may be cached, from notes about the content that it is made from. */
export function pageFreshness() {
  let freshUntil = Infinity;
  let validUntil = Infinity;
  const copies = new Set<UsedCopy>();
  let isAllKnown = true;

  const note: FreshnessNote = (until, source) => {
    freshUntil = Math.min(freshUntil, until);
    if (source === 'deadline') validUntil = Math.min(validUntil, until);
    else if (source) copies.add(source);
    else isAllKnown = false;
  };

  /** Until when all copies that the page is made from are fresh; undefined if one has changed or is not known. */
  async function unchangedUntil(): Promise<number | undefined> {
    if (!isAllKnown) return undefined;
    let earliest = validUntil;
    for (const until of await Promise.all([...copies].map((copy) => copy.freshUntil()))) {
      if (until === undefined) return undefined;
      earliest = Math.min(earliest, until);
    }
    return earliest;
  }

  return { note, unchangedUntil, freshUntil: () => freshUntil, validUntil: () => validUntil };
}
