import { createHash } from 'node:crypto';
/**
 * The Idempotency-Key of a lead: the same for the same text of the same journey, so that a retry, a reload, a double
 * click or a second tab is the same lead. Different text gives a different key, because it is another lead.
 */
export function idempotencyKey(journey: string, lead: unknown): string {
  return createHash('sha256')
    .update(`${journey}\n${JSON.stringify(lead)}`)
    .digest('hex');
}
