/** A stored address: each part separate, null if absent. `postcode` is normalised. */
export type AddressParts = {
  id: string;
  postcode: string;
  organisation: string | null;
  flatNumber: string | null;
  houseName: string | null;
  houseNumber: string | null;
  street: string | null;
  locality: string | null;
  postalTown: string | null;
  county: string | null;
  country: string | null;
  /** The supplier's own service area, where the data names one. */
  serviceArea: string | null;
};
