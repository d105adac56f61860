/** The one table of the analytics service. No row tells of a visitor, or of a time of day. */
export type AnalyticsTables = {
  analytics_counts: {
    /** ISO day in Great Britain. */
    day: string;
    event: string;
    /** What the event was about, as `subjectOf` says; '' where there is nothing to say. */
    subject: string;
    times: number;
  };
};
