import type { RouterContextProvider } from 'react-router';
import type { Address } from '#contracts/address.ts';
import { clientsContext, limitsContext, need } from '../context.ts';
import type { Limit } from './limit-reached.tsx';

/** The visitor has asked too often. */
type OverLimit = { limit: Limit };

/** Addresses, as far as a visitor's limits allow. Both throw ApiFailure. */
export type AddressBook = {
  find: (postcode: string) => Promise<Address[] | OverLimit>;
  create: (manual: Omit<Address, 'id' | 'label'>) => Promise<Address | OverLimit>;
};

/** The address book of one request. */
export function addressBook(context: Readonly<RouterContextProvider>): AddressBook {
  const { addresses } = need(context, clientsContext);
  const limits = need(context, limitsContext);
  return {
    async find(postcode) {
      const allowance = await limits.addressLookUp();
      return allowance.ok ? addresses.find(postcode) : { limit: { waitSeconds: allowance.waitSeconds } };
    },
    async create(manual) {
      const allowance = await limits.addressCreation();
      return allowance.ok ? addresses.create(manual) : { limit: { waitSeconds: allowance.waitSeconds } };
    },
  };
}
