import type { DataLayerEvent } from '#contracts/analytics-events.ts';

const name = 'data-layer';
/** Window event: the visit is counted from now on, and calls that failed before are recorded. */
export const countingStarted = 'counting-started';
let listeners = 0;

/** Dispatches an event to the listeners. Without consent there are none, and the event is dropped. SPEC §1, §8. */
export function record(event: DataLayerEvent): void {
  dispatchEvent(new CustomEvent(name, { detail: event }));
}

/** Calls `listener` with each event recorded from now on. Returns the function that stops this. */
export function onRecord(listener: (event: DataLayerEvent) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<DataLayerEvent>).detail);
  addEventListener(name, handle);
  listeners += 1;
  return () => {
    removeEventListener(name, handle);
    listeners -= 1;
  };
}

/** Whether any listener receives the events. */
export function hasListeners(): boolean {
  return listeners > 0;
}
