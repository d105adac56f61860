import * as z from 'zod/mini';
import { ukPostcode } from './postcode.ts';
import { optionalLine, requiredLineOf } from './required-line.ts';

/** Longer than the lines of any postal address. */
export const addressLineLimit = 100;

/** An address entered by hand. SPEC §4 "Address selection". Takes answers by field name, returns SPEC §3 "Address". */
export const manualAddress = z.pipe(
  z.object({
    'address-line1': requiredLineOf(
      addressLineLimit,
      'House number or name, and street',
      'Enter your house number or name, and street',
    ),
    'address-line2': optionalLine('Address line 2', addressLineLimit),
    'postal-town': requiredLineOf(addressLineLimit, 'Town or city', 'Enter your town or city'),
    county: optionalLine('County', addressLineLimit),
    'manual-postcode': ukPostcode,
  }),
  z.transform((answers) => ({
    addressLine1: answers['address-line1'],
    ...(answers['address-line2'] && { addressLine2: answers['address-line2'] }),
    postalTown: answers['postal-town'],
    ...(answers.county && { county: answers.county }),
    postcode: answers['manual-postcode'],
  })),
);
