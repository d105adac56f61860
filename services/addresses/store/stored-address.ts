import type { Selectable } from 'kysely';
import type { AddressParts } from '../address-parts.ts';
import type { AddressesTables } from './addresses-tables.ts';

type Row = Selectable<AddressesTables['addresses']>;

/** The address in a row of the addresses table. */
export function readAddress(row: Row): AddressParts {
  return {
    id: row.id,
    postcode: row.postcode,
    organisation: row.organisation,
    flatNumber: row.flat_number,
    houseName: row.house_name,
    houseNumber: row.house_number,
    street: row.street,
    locality: row.locality,
    postalTown: row.postal_town,
    county: row.county,
    country: row.country,
    serviceArea: row.service_area,
  };
}

/** An address as a row of the addresses table. */
export function rowOf(parts: AddressParts): Row {
  return {
    id: parts.id,
    postcode: parts.postcode,
    organisation: parts.organisation,
    flat_number: parts.flatNumber,
    house_name: parts.houseName,
    house_number: parts.houseNumber,
    street: parts.street,
    locality: parts.locality,
    postal_town: parts.postalTown,
    county: parts.county,
    country: parts.country,
    service_area: parts.serviceArea,
  };
}
