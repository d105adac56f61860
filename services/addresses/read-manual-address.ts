import * as z from 'zod/mini';
import type { ProblemPlace } from '#contracts/json-api-refusal.ts';
import { boundedText, useFewer } from '#contracts/forms/bounded-text.ts';
import { normalisePostcode } from '#contracts/postcodes/normalise-postcode.ts';
import type { AddressParts } from './address-parts.ts';
import { postcodeDetail } from './problems.ts';
import { normaliseField } from './normalise-field.ts';

export type ManualAddressRead =
  | { ok: true; parts: Omit<AddressParts, 'id'> }
  | { ok: false; problems: ProblemPlace[] };

/** The longest parts: longer than in the Postcode Address File, as people type more into fewer boxes. */
const lineLimit = 200;
const nameLimit = 100;
const numberLimit = 30;

const manualAddressDocument = z.object({
  data: z.object({
    type: z.literal('addresses', 'The type must be ‘addresses’.'),
    attributes: z.object({
      postcode: z.pipe(
        boundedText(postcodeDetail, { tooLong: `The postcode is too long. ${postcodeDetail}` }),
        z.transform((typed, context) => {
          const postcode = normalisePostcode(typed);
          if (postcode) return postcode;
          context.issues.push({ code: 'custom', message: postcodeDetail, input: typed });
          return z.NEVER;
        }),
      ),
      'address-line1': z.pipe(
        bounded('The first line is missing.', lineLimit, 'The first line'),
        z.pipe(
          z.transform((typed: string) => normaliseField(typed) ?? ''),
          z.string().check(z.minLength(1, 'The first line is missing.'), within(lineLimit, 'The first line')),
        ),
      ),
      'address-line2': part(lineLimit, 'The second line'),
      'flat-number': part(numberLimit, 'The flat number'),
      'house-name': part(nameLimit, 'The house name'),
      'house-number': part(numberLimit, 'The house number'),
      'postal-town': part(nameLimit, 'The town'),
      county: part(nameLimit, 'The county'),
      country: part(nameLimit, 'The country'),
      'bg-service-area': part(nameLimit, 'The service area'),
    }),
  }),
});

/**
 * Reads an address that a visitor typed, posted as JSON:API. Texts are trimmed; the region is derived from the
 * postcode; an id and all other fields are ignored. SPEC §3, §7.
 */
export function readManualAddress(json: unknown): ManualAddressRead {
  const read = manualAddressDocument.safeParse(json);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => ({
      detail:
        message === 'Invalid input' ? `There is no ${String(path.at(-1) ?? 'document')} here.` : message,
      source: { pointer: path.map((name) => `/${String(name)}`).join('') },
    }));
    return { ok: false, problems };
  }
  const { attributes } = read.data.data;
  const parts = {
    postcode: attributes.postcode,
    organisation: null,
    flatNumber: attributes['flat-number'],
    houseName: attributes['house-name'],
    houseNumber: attributes['house-number'],
    street: attributes['address-line1'],
    locality: attributes['address-line2'],
    postalTown: attributes['postal-town'],
    county: attributes.county,
    country: attributes.country,
    serviceArea: attributes['bg-service-area'],
  };
  return { ok: true, parts };
}

/** An optional part: absent, null and blank are all null. */
function part(limit: number, name: string) {
  const text = z.pipe(
    z.transform((typed: string) => normaliseField(typed)),
    z.nullable(z.string().check(within(limit, name))),
  );
  return z._default(z.nullable(z.pipe(bounded(`${name} must be text.`, limit, name), text)), null);
}

/** Text before it is trimmed: only its length is checked, so that far too long text costs no further work. */
function bounded(missing: string, limit: number, name: string) {
  return boundedText(missing, { tooLong: `${useFewer(name, limit)}.` });
}

function within(limit: number, name: string) {
  return z.maxLength(limit, `${name} must be ${limit} characters or fewer.`);
}
