import type { Selectable } from 'kysely';
import type { LeadDocument } from '#contracts/lead.ts';
import type { LeadsTables } from './leads-tables.ts';

/** A lead as it is stored. `receivedAt` is ISO 8601 in UTC. */
export type StoredLead = {
  id: string;
  reference: string;
  receivedAt: string;
  clientId: string;
  document: LeadDocument;
  /** Its address as text; null if it has none or it is unknown. */
  address: string | null;
  /** When its personal data was erased, as ISO 8601 in UTC; null while it is there. */
  erasedAt: string | null;
};

/** The lead in a row of the leads table. */
export function readLead(row: Selectable<LeadsTables['leads']>): StoredLead {
  return {
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    clientId: row.client_id,
    // The contract validated it when it arrived.
    document: JSON.parse(row.document) as LeadDocument,
    address: row.address,
    erasedAt: row.erased_at,
  };
}
