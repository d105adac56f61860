import * as z from 'zod/mini';
import { addressLabel } from '#contracts/address-lines/address-label.ts';
import { address, type Address, type AddressAttributes } from '#contracts/address.ts';
import { addressFailure } from '#contracts/failure-words.ts';
import { optionalText } from '#contracts/optional-fields.ts';
import type { ApiCall } from '../json-api/create-api-call.ts';
import { leavesFolder } from '../leaves-folder.ts';
import { deserialised } from '../json-api/deserialise.ts';
import { addressPayload } from './address-payload.ts';
import { isRefusal } from './is-refusal.ts';
import { lineOfAddress } from './line-of-address.ts';

export type AddressesClient = ReturnType<typeof createAddressesClient>;

/** A service may omit the label; the client then builds one. */
const returned = z.extend(address, { label: optionalText });

/**
 * A created address has an id; a service may omit whatever it was sent. Otherwise a visitor would see a failure, and
 * create the address again.
 */
const created = z.extend(z.partial(returned), {
  id: address.shape.id,
  postcode: optionalText,
});

const words = { default: addressFailure };

/** Retries a failed call. SPEC §9. */
type Retry = <T>(ask: () => Promise<T>) => Promise<T>;

/** The address service's client. SPEC §7. Its calls throw ApiFailure; `retry` is for looking up postcodes. */
export function createAddressesClient(call: ApiCall, retry: Retry = (ask) => ask()) {
  return {
    /** The addresses of a postcode, in the service's order; an empty list if there are none. */
    find: async (postcode: string): Promise<Address[]> => {
      const path = `/addresses?${new URLSearchParams({ postcode })}`;
      const found = await retry(() => call.get(path, deserialised(z.array(returned)), { words }));
      return found.map(labelled);
    },
    /**
     * The address of an id; undefined when the service refuses. CONTRACTS "Calls": a supplier's service need not have
     * this call, so a refusal is not a failure.
     */
    findOne: async (id: string): Promise<Address | undefined> => {
      if (isNoChild(id)) return undefined;
      const wanted = z.extend(returned, { id: z.literal(id) });
      try {
        return labelled(
          await call.get(`/addresses/${encodeURIComponent(id)}`, deserialised(wanted), { words }),
        );
      } catch (problem) {
        if (isRefusal(problem)) return undefined;
        throw problem;
      }
    },
    /** Creates an address that was entered by hand, so that it can be chosen. SPEC §4 "Address selection". */
    create: async (manual: AddressAttributes): Promise<Address> => {
      const { postcode, ...rest } = await call.post(
        '/addresses',
        addressPayload(manual),
        deserialised(created),
        {
          words,
        },
      );
      return { ...labelled({ ...manual, ...rest, postcode: postcode || manual.postcode }), isManual: true };
    },
  };
}

function labelled(found: z.infer<typeof returned>): Address {
  const lines = { ...found, street: found.addressLine1, locality: found.addressLine2 };
  return { ...found, label: lineOfAddress(found.label) || lineOfAddress(addressLabel(lines)) };
}

/** Ids that would address something other than a child of /addresses/. */
function isNoChild(id: string): boolean {
  return id === '' || id === '.' || leavesFolder(id);
}
