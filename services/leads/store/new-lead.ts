import type { LeadDocument } from '#contracts/lead.ts';
import type { AddressOnArrival } from '../lead-address/on-arrival.ts';

/** An incoming lead. `idempotency` is set if the caller sent a key for its post, so that a repeat is recognised. */
export type NewLead = {
  id: string;
  /** When it arrived, ISO 8601 in UTC. */
  at: string;
  clientId: string;
  document: LeadDocument;
  /** The document as it is stored and compared. */
  json: string;
  address: AddressOnArrival;
  idempotency?: { key: string; requestHash: string } | undefined;
};
