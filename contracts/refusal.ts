/** Why the edge of the site refuses a request, before any page of the app sees it. */
export type Refusal =
  /** A post that another site sent. */
  | { kind: 'another-origin' }
  /** A method that nothing here uses. */
  | { kind: 'unknown-method' }
  /** A post that is not sent as browsers send forms. */
  | { kind: 'not-a-form' }
  /** A body over its route's limit. */
  | { kind: 'too-large' }
  /** A visitor address over one of its rate limits. */
  | { kind: 'too-many'; waitSeconds: number }
  /** More concurrent requests than this process can answer. */
  | { kind: 'busy' }
  /** The process waits for what it can't start without. */
  | { kind: 'starting' };

export const refusalStatus = {
  'another-origin': 403,
  'unknown-method': 405,
  'not-a-form': 415,
  'too-large': 413,
  'too-many': 429,
  busy: 503,
  starting: 503,
} as const satisfies Record<Refusal['kind'], number>;

/** A wait in plain words: 'a minute', '5 minutes', '2 hours'. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
