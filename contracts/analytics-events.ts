import { complaintForms } from './complaint-forms.ts';
import type { UsefulnessEvent } from './usefulness.ts';

/** Forms whose progress from start to submission is counted, named as in their addresses. */
export const countedForms = [...complaintForms, 'feedback', 'meter-reading'] as const;
export type CountedForm = (typeof countedForms)[number];

/** Steps after a form's first. */
export const formSteps = ['query', 'personal-details'] as const;
export type FormStep = (typeof formSteps)[number];

/** Failed calls, whether or not a visitor is shown that they failed. SPEC §8 "reported to analytics". */
export const failedCalls = [
  'lead-post-failed',
  'address-failed',
  'page-failed',
  'sign-in-failed',
  'session-status-failed',
  'session-refresh-failed',
  'customer-look-up-failed',
  'suggestions-failed',
  'search-failed',
] as const;
export type FailedCall = (typeof failedCalls)[number];

/**
 * The events that the browser records. None has a visitor id, or anything that a visitor typed. Each is explained in
 * docs/how-to/read-the-analytics.md. SPEC §1, §2 "Shared", §8.
 */
export type DataLayerEvent =
  /** `path` as `analyticsPath` makes it. */
  | { event: 'page-view'; path: string }
  | { event: 'article-view'; category: string; article: string }
  | { event: 'error'; category: 'error'; name: FailedCall }
  /** A search was sent to the search page. The browser doesn't record its term. */
  | { event: 'search' }
  /** A suggestion linked directly to its article. */
  | { event: 'search-suggestion' }
  | { event: 'form-start'; form: CountedForm }
  | { event: 'form-step'; form: CountedForm; step: FormStep }
  /** The form was sent and accepted. */
  | { event: 'form-submit'; form: CountedForm }
  /** The form was sent, and the visitor saw that it failed. */
  | { event: 'form-failure'; form: CountedForm }
  | { event: 'outbound-link'; host: string }
  /** `number` has only digits. */
  | { event: 'emergency-number'; number: string };

/**
 * Counted on the server, where the search terms are known; `words` contains no personal data. Decision 28. A search has
 * an answer (`search-answered`), no result (`no-result`), or results alone.
 */
export type SearchEvent = { event: 'search' | 'search-answered' | 'no-result'; words: string };

export type AnalyticsEvent = DataLayerEvent | SearchEvent | UsefulnessEvent;
