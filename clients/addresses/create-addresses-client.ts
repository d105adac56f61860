import * as z from 'zod/mini';
import { addressLabel } from '#contracts/address-lines/address-label.ts';
import { address, type Address, type AddressAttributes } from '#contracts/address.ts';
import type { ApiCall } from '../json-api/create-api-call.ts';
import { deserialised } from '../json-api/deserialise.ts';
import { addressPayload } from './address-payload.ts';

export type AddressesClient = ReturnType<typeof createAddressesClient>;

/** A service may leave the label to us. */
const answered = z.extend(address, { label: z.optional(z.nullable(z.string())) });

/** The address service's client. SPEC §7. Both calls throw ApiFailure. */
export function createAddressesClient(call: ApiCall) {
  return {
    /** The addresses of a postcode, in the service's order; none is an empty list. */
    find: async (postcode: string): Promise<Address[]> => {
      const path = `/addresses?${new URLSearchParams({ postcode })}`;
      return (await call.get(path, deserialised(z.array(answered)))).map(labelled);
    },
    /** Creates an address that was entered by hand, so that it can be chosen. SPEC §4 "Address selection". */
    create: async (manual: AddressAttributes): Promise<Address> => {
      const created = await call.post('/addresses', addressPayload(manual), deserialised(answered));
      return { ...labelled(created), isManual: true };
    },
  };
}

function labelled(found: z.infer<typeof answered>): Address {
  const lines = { ...found, street: found.addressLine1, locality: found.addressLine2 };
  return { ...found, label: found.label || addressLabel(lines) };
}
