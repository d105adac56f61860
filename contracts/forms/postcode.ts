import * as z from 'zod/mini';
import { normalisePostcode } from '../postcodes/normalise-postcode.ts';
import { orElse, requiredLine } from './required-line.ts';

/** A postcode that must be given; the value is its one written form. */
export const ukPostcode = requiredLine(
  'Enter your postcode',
  'Postcode is too long: enter one like SW1A 1AA',
).check(
  z.overwrite((typed) => normalisePostcode(typed) ?? typed),
  z.refine(
    (postcode) => normalisePostcode(postcode) !== undefined,
    orElse('Enter a full UK postcode, like SW1A 1AA'),
  ),
);

/** The look-up of addresses by postcode. SPEC §4 "Address selection". */
export const postcode = z.object({ postcode: ukPostcode });
