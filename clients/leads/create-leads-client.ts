import { londonDay } from '#contracts/calendar/london-day.ts';
import type { FailureWords } from '#contracts/choose-words.ts';
import { leadFailure } from '#contracts/failure-words.ts';
import { leadReceipt, type LeadDocument } from '#contracts/lead.ts';
import { systemClock, type Clock } from '#platform/clock/clock.ts';
import type { ApiCall } from '../json-api/create-api-call.ts';

/**
 * The visitor's receipt: `reference` is the id if the service gives none; `receivedOn` an ISO day in London;
 * `isEmailed` is false only if the service says so (SPEC §2: the reference is also emailed).
 */
export type Receipt = { id: string; reference: string; receivedOn: string; isEmailed: boolean };
export type LeadsClient = ReturnType<typeof createLeadsClient>;

type LeadsClientDeps = {
  clock?: Clock;
  /** Whether the service is ours: only ours takes the address as the visitor saw it, in a header. */
  isEmbedded?: boolean;
};

/** Options that only some leads need. */
type Submission = {
  /** The lead's address as the visitor saw it. */
  addressInWords?: string | undefined;
  /** The text shown when it can't be sent. */
  words?: FailureWords | undefined;
};

/** The leads service's client. SPEC §7. */
export function createLeadsClient(
  call: ApiCall,
  { clock = systemClock, isEmbedded = false }: LeadsClientDeps = {},
) {
  return {
    /** Sends a lead once; a repeat with the same key returns the first receipt. Throws ApiFailure. */
    submit: async (
      lead: LeadDocument,
      key: string,
      { addressInWords, words = { default: leadFailure } }: Submission = {},
    ): Promise<Receipt> => {
      const { data } = await call.post('/leads', lead, leadReceipt, {
        withClientId: true,
        idempotencyKey: key,
        words,
        ...(isEmbedded && { addressInWords }),
      });
      const { id, attributes } = data;
      return {
        id,
        reference: attributes?.reference || id,
        receivedOn: londonDay(clock.now()),
        isEmailed: attributes?.['confirmation-email'] !== 'not-sent',
      };
    },
  };
}
