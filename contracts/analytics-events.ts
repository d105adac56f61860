/** Forms whose way from start to submit is counted, as their address names them. */
export const countedForms = [
  'gas-and-electricity',
  'enquiry-gas-and-electricity',
  'pay-as-you-go',
  'enquiry-pay-as-you-go',
  'feedback',
  'meter-reading',
] as const;
export type CountedForm = (typeof countedForms)[number];

/** Steps after a form's first. */
export const formSteps = ['query', 'personal-details'] as const;
export type FormStep = (typeof formSteps)[number];

/** Failures that a visitor is shown. SPEC §8. */
export const shownErrors = ['lead-post-failed', 'address-failed', 'page-failed'] as const;
export type ShownError = (typeof shownErrors)[number];

/**
 * What the browser records. No event has an id of a visitor, or anything that a visitor typed. Each is explained in
 * docs/how-to/read-the-analytics.md. SPEC §1, §2 "Shared", §8.
 */
export type DataLayerEvent =
  /** `path` as `analyticsPath` makes it. */
  | { event: 'page-view'; path: string }
  | { event: 'article-view'; category: string; article: string }
  | { event: 'error'; category: 'error'; name: ShownError }
  /** A search was sent to the search page; what for, the browser doesn't record. */
  | { event: 'search' }
  /** A suggestion led straight to its article. */
  | { event: 'search-suggestion' }
  | { event: 'form-start'; form: CountedForm }
  | { event: 'form-step'; form: CountedForm; step: FormStep }
  /** The form was sent, and taken. */
  | { event: 'form-submit'; form: CountedForm }
  /** The form was sent, and its visitor was told that it failed. */
  | { event: 'form-failure'; form: CountedForm }
  | { event: 'outbound-link'; host: string }
  /** `number` in digits alone. */
  | { event: 'emergency-number'; number: string };

/** What the search page counts on the server, where the words are known; `words` has nobody's data. Decision 28. */
export type SearchEvent = { event: 'search' | 'no-result'; words: string };

export type AnalyticsEvent = DataLayerEvent | SearchEvent;
