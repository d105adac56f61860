import type { DataLayerEvent } from '#contracts/analytics-events.ts';

/** A destination of analytics events. A sink sends nothing that is not allowed at the moment of sending. */
export type AnalyticsSink = {
  take: (event: DataLayerEvent) => void;
  /** The page may be closed in a moment, or consent was withdrawn: queued events are sent now, or dropped. */
  flush: () => void;
};
