import type { House } from './join-house.ts';

type Part = string | null | undefined;

/** What the lines of an address are made of; absent, null and '' are all none. */
export type AddressLines = House & {
  organisation?: Part;
  flatNumber?: Part;
  street?: Part;
  locality?: Part;
  postalTown?: Part;
  county?: Part;
  postcode: string;
};
