import { jsonApiType } from '#contracts/json-api.ts';
import type { Problem } from '#contracts/json-api-refusal.ts';

/** What to do about an invalid postcode. */
export const postcodeDetail = 'Enter a full UK postcode, like SW1A 1AA.';

/** The errors that the service returns, in plain words. CONTRACTS "Calls". */
export const problems = {
  postcodeMissing: {
    status: 400,
    code: 'postcode-missing',
    title: 'There is no postcode',
    detail: postcodeDetail,
  },
  notAPostcode: {
    status: 400,
    code: 'postcode-not-recognised',
    title: 'This isn’t a UK postcode',
    detail: postcodeDetail,
  },
  notFound: {
    status: 404,
    code: 'address-not-found',
    title: 'There is no such address',
    detail: 'Look the address up by its postcode.',
  },
  mediaType: {
    status: 415,
    code: 'media-type-not-supported',
    title: 'The media type isn’t supported',
    detail: `Send the address as ${jsonApiType}.`,
  },
  tooLarge: {
    status: 413,
    code: 'address-too-large',
    title: 'The address is too large',
    detail: 'An address can be 64 kB at most.',
  },
  malformed: {
    status: 400,
    code: 'body-not-json',
    title: 'The body isn’t JSON',
    detail: 'Send the address as a JSON document.',
  },
  notAnAddress: {
    status: 422,
    code: 'address-not-understood',
    title: 'The document isn’t an address',
    detail: 'Send a document as the contract of an address has it.',
  },
  unavailable: {
    status: 503,
    code: 'addresses-unavailable',
    title: 'Addresses aren’t available',
    detail: 'Try again in a few moments.',
  },
} as const satisfies Record<string, Problem<400 | 404 | 413 | 415 | 422 | 503>>;
