import * as z from 'zod/mini';
import { addressLabel } from '#contracts/address-lines/address-label.ts';
import { address, type Address, type AddressAttributes } from '#contracts/address.ts';
import type { ApiCall } from '../json-api/create-api-call.ts';
import { ApiFailure } from '../json-api/api-failure.ts';
import { deserialised } from '../json-api/deserialise.ts';
import { addressPayload } from './address-payload.ts';

export type AddressesClient = ReturnType<typeof createAddressesClient>;

/** A service may leave the label to us. */
const answered = z.extend(address, { label: z.optional(z.nullable(z.string())) });

/** The address service's client. SPEC §7. Its calls throw ApiFailure. */
export function createAddressesClient(call: ApiCall) {
  return {
    /** The addresses of a postcode, in the service's order; none is an empty list. */
    find: async (postcode: string): Promise<Address[]> => {
      const path = `/addresses?${new URLSearchParams({ postcode })}`;
      return (await call.get(path, deserialised(z.array(answered)))).map(labelled);
    },
    /**
     * The address of an id; undefined when the service refuses to say. CONTRACTS "Calls": a supplier's need not have this
     * call, so no refusal of it is a failure.
     */
    findOne: async (id: string): Promise<Address | undefined> => {
      if (isNoStep(id)) return undefined;
      const wanted = z.extend(answered, { id: z.literal(id) });
      try {
        return labelled(await call.get(`/addresses/${encodeURIComponent(id)}`, deserialised(wanted)));
      } catch (problem) {
        if (problem instanceof ApiFailure && isRefusal(problem.details.status)) return undefined;
        throw problem;
      }
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

/** What would lead elsewhere than below /addresses/. */
function isNoStep(id: string): boolean {
  return ['', '.', '..'].includes(id);
}

/** 501: there is no such call. 408 and 429 ask to come again, as a failure does. */
function isRefusal(status = 0): boolean {
  return status === 501 || (status >= 400 && status < 500 && status !== 408 && status !== 429);
}
