/** The one table of the analytics service. No row contains a visitor or a time of day. */
export type AnalyticsTables = {
  analytics_counts: {
    /** ISO day in Great Britain. */
    day: string;
    event: string;
    /** The event's subject, from `subjectOf`; '' if it has none. */
    subject: string;
    times: number;
  };
};
