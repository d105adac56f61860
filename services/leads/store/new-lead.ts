import type { LeadDocument } from '#contracts/lead.ts';

/** A lead on its way in. `idempotency` is there when the caller named its post, so that a repeat is recognised. */
export type NewLead = {
  id: string;
  /** When it arrived, ISO 8601 in UTC. */
  at: string;
  clientId: string;
  document: LeadDocument;
  idempotency?: { key: string; requestHash: string } | undefined;
};
