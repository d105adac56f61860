import type { DataLayerEvent } from '#contracts/analytics-events.ts';

const name = 'data-layer';

/** Says what happened to whoever measures; while nobody does, for lack of consent, it is nothing. SPEC §1, §8. */
export function record(event: DataLayerEvent): void {
  dispatchEvent(new CustomEvent(name, { detail: event }));
}

/** Tells what is recorded from now on. Returns what ends that. */
export function onRecord(listener: (event: DataLayerEvent) => void): () => void {
  const hear = (told: Event) => listener((told as CustomEvent<DataLayerEvent>).detail);
  addEventListener(name, hear);
  return () => removeEventListener(name, hear);
}
