import { jsonApiType } from '#contracts/json-api.ts';
import type { Problem } from '#contracts/json-api-refusal.ts';

/** The errors that the service returns, in plain words. CONTRACTS "Calls". */
export const problems = {
  mediaType: {
    status: 415,
    code: 'media-type-not-supported',
    title: 'The media type isn’t supported',
    detail: `Send the lead as ${jsonApiType}, not compressed.`,
  },
  noClientId: {
    status: 400,
    code: 'client-id-missing',
    title: 'The caller isn’t named',
    detail: 'Send the X-Client-Id header: 1 to 200 characters.',
  },
  badKey: {
    status: 400,
    code: 'idempotency-key-not-usable',
    title: 'The Idempotency-Key can’t be used',
    detail: 'Send an Idempotency-Key of 1 to 200 characters, or none.',
  },
  tooLarge: {
    status: 413,
    code: 'lead-too-large',
    title: 'The lead is too large',
    detail: 'A lead can be 1 MB at most.',
  },
  unreadable: {
    status: 400,
    code: 'body-not-readable',
    title: 'The body can’t be read',
    detail: 'Send the lead as UTF-8 text, to its end.',
  },
  malformed: {
    status: 400,
    code: 'body-not-json',
    title: 'The body isn’t JSON',
    detail: 'Send the lead as a JSON document.',
  },
  notALead: {
    status: 422,
    code: 'lead-not-understood',
    title: 'The document isn’t a lead',
    detail: 'Send a document as the contract of a lead has it.',
  },
  keyReused: {
    status: 422,
    code: 'idempotency-key-reused',
    title: 'The Idempotency-Key belongs to another lead',
    detail: 'Use a new Idempotency-Key for each lead, and the same one only to repeat the same lead.',
  },
  notStored: {
    status: 500,
    code: 'lead-not-stored',
    title: 'The lead wasn’t stored',
    detail: 'Send it again with the same Idempotency-Key.',
  },
  outcomeUnknown: {
    status: 503,
    code: 'lead-outcome-unknown',
    title: 'The database took too long',
    detail: 'The lead may be stored or not. Send it again with the same Idempotency-Key.',
  },
} as const satisfies Record<string, Problem<400 | 413 | 415 | 422 | 500 | 503>>;
