/** The jobs of a lead: an e-mail to the visitor, delivery to the supplier's CRM, and if needed an address look-up. */
export const jobKinds = ['confirmation-email', 'crm-hand-over', 'address-look-up'] as const;
export type JobKind = (typeof jobKinds)[number];
/** `skipped`: it must not be done; `last_error` says why. */
export type JobState = 'pending' | 'done' | 'dead' | 'skipped';

/** The tables of the leads service. Times are ISO 8601 text in UTC, so that they sort as they read. */
export type LeadsTables = {
  leads: {
    id: string;
    reference: string;
    received_at: string;
    client_id: string;
    topic: string;
    /** The lead as it was posted: a `LeadDocument` as JSON, its members in alphabetical order. */
    document: string;
    /** Its address as text, stored on arrival or after a later look-up; null if it has none or it is unknown. */
    address: string | null;
    /** When its personal data was erased; null while it is there. */
    erased_at: string | null;
  };
  lead_idempotency: { caller: string; idem_key: string; request_hash: string; lead_id: string };
  lead_outbox: {
    lead_id: string;
    kind: JobKind;
    state: JobState;
    attempts: number;
    /** When the job is next due; while a worker has it, when its lease ends. */
    run_at: string;
    /**
     * The outcome of the last try, null while a worker has the job. A code, never a message: messages of mail servers
     * repeat addresses.
     */
    last_error: string | null;
  };
  /** `recipient` is a hash of an e-mail address, `leads` how many leads named it in the day until `expires_at`. */
  lead_recipients: { recipient: string; leads: number; expires_at: string };
};
