import { addressAttributes, type AddressAttributes } from '#contracts/address.ts';
import { joinHouse } from '#contracts/address-lines/join-house.ts';
import { kebabCase } from '#contracts/kebab-case.ts';

/**
 * An address as it is sent: JSON:API, type addresses, attributes in kebab-case. Only the attributes of SPEC §3 are
 * sent, without id, label, mpans, mprns and isManual. The house name includes the number, joined with a space.
 */
export function addressPayload(address: AddressAttributes) {
  const named = { ...address, ...(address.houseName && { houseName: joinHouse(address) }) };
  const attributes = Object.entries(addressAttributes.parse(named)).map(([name, value]) => [
    kebabCase(name),
    value,
  ]);
  return {
    data: { type: 'addresses', attributes: Object.fromEntries(attributes) as Record<string, unknown> },
  };
}
