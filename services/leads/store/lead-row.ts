import type { NewLead } from './new-lead.ts';

/** A lead as a row of the leads table. */
export function rowOf({ id, at, clientId, document, json, address }: NewLead, reference: string) {
  return {
    id,
    reference,
    received_at: at,
    client_id: clientId,
    topic: document.data.attributes.topic,
    document: json,
    address: typeof address === 'string' ? null : address.words,
  };
}
