import type { House } from './join-house.ts';

type Part = string | null | undefined;

/** The parts of an address's lines; absent, null and '' are equivalent. */
export type AddressLines = House & {
  organisation?: Part;
  flatNumber?: Part;
  street?: Part;
  locality?: Part;
  postalTown?: Part;
  county?: Part;
  postcode: string;
};
