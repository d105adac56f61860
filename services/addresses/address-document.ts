import type { AddressAttributes } from '#contracts/address.ts';
import { addressLabel, wholeAddress } from '#contracts/address-lines/address-label.ts';
import { firstLine } from '#contracts/address-lines/first-line.ts';
import { joinHouse } from '#contracts/address-lines/join-house.ts';
import { kebabCase } from '#contracts/kebab-case.ts';
import type { AddressParts } from './address-parts.ts';
import { pesRegion } from './pes-region.ts';

/** A JSON:API resource of type addresses, with the attributes of SPEC §3 in kebab-case, and `label`. */
export type AddressResource = { type: 'addresses'; id: string; attributes: Record<string, string | null> };

/** An address as the service returns it. `house-name` includes the house number, joined with a space. SPEC §3, §7. */
export function addressResource(parts: AddressParts): AddressResource {
  const { id, houseName, houseNumber, serviceArea, locality, postcode } = parts;
  const attributes = {
    address: wholeAddress(parts),
    addressLine1: firstLine(parts) || null,
    addressLine2: locality,
    country: parts.country,
    county: parts.county,
    flatNumber: parts.flatNumber,
    houseName: houseName && joinHouse({ houseName, houseNumber }),
    houseNumber,
    postcode,
    pesRegion: pesRegion(postcode),
    postalTown: parts.postalTown,
    bgServiceArea: serviceArea,
    label: addressLabel(parts),
  } satisfies Required<AddressAttributes> & { label: string };
  return {
    type: 'addresses',
    id,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [kebabCase(name), value]),
    ),
  };
}
