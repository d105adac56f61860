import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const supplyPoints = z.optional(z.nullable(z.array(z.string())));

/** Attributes of an address as sent and received (SPEC §3 "Address"), camelCase in our code, kebab-case on the wire. */
export const addressAttributes = z.object({
  address: text,
  addressLine1: text,
  addressLine2: text,
  country: text,
  county: text,
  flatNumber: text,
  houseName: text,
  houseNumber: text,
  postcode: z.string().check(z.minLength(1)),
  /** Distribution region, PES 10 to 23. */
  pesRegion: text,
  postalTown: text,
  bgServiceArea: text,
});
export type AddressAttributes = z.infer<typeof addressAttributes>;

/** An address to choose. `label` shows it on one line; `mpans`, `mprns` and `isManual` are never sent (SPEC §3). */
export const address = z.extend(addressAttributes, {
  id: z.string().check(z.minLength(1)),
  label: z.string(),
  mpans: supplyPoints,
  mprns: supplyPoints,
  isManual: z.optional(z.nullable(z.boolean())),
});
export type Address = z.infer<typeof address>;
