import * as z from 'zod/mini';
import { optionalText, orLeftOut } from './optional-fields.ts';

const supplyPoints = orLeftOut(z.nullable(z.array(z.string())));

/** Attributes of an address as sent and received (SPEC §3 "Address"), camelCase in our code, kebab-case on the wire. */
export const addressAttributes = z.object({
  address: optionalText,
  addressLine1: optionalText,
  addressLine2: optionalText,
  country: optionalText,
  county: optionalText,
  flatNumber: optionalText,
  houseName: optionalText,
  houseNumber: optionalText,
  postcode: z.string().check(z.minLength(1)),
  /** Distribution region, PES 10 to 23. */
  pesRegion: optionalText,
  postalTown: optionalText,
  bgServiceArea: optionalText,
});
export type AddressAttributes = z.infer<typeof addressAttributes>;

/** An address to choose. `label` shows it on one line; `mpans`, `mprns` and `isManual` are never sent (SPEC §3). */
export const address = z.extend(addressAttributes, {
  id: z.string().check(z.minLength(1)),
  label: z.string(),
  mpans: supplyPoints,
  mprns: supplyPoints,
  isManual: orLeftOut(z.nullable(z.boolean())),
});
export type Address = z.infer<typeof address>;
