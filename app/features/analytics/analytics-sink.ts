import type { DataLayerEvent } from '#contracts/analytics-events.ts';

/** Where counted events go. A sink sends nothing that is not allowed at the moment of sending. */
export type AnalyticsSink = {
  take: (event: DataLayerEvent) => void;
  /** The page may be gone in a moment, or consent was withdrawn: what waits is sent now, or dropped. */
  flush: () => void;
};
