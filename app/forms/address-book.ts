import type { RouterContextProvider } from 'react-router';
import type { Address } from '#contracts/address.ts';
import { clientsContext, cookiesContext, limitsContext, need } from '../context.ts';
import type { Limit } from './limit-reached.tsx';

/** The visitor has asked too often. */
type OverLimit = { limit: Limit };

/** Addresses, as far as a visitor's limits allow. */
export type AddressBook = {
  /** Both calls throw ApiFailure. */
  find: (postcode: string) => Promise<Address[] | OverLimit>;
  create: (manual: Omit<Address, 'id' | 'label'>) => Promise<Address | OverLimit>;
  /** Marks an address that was found or created, so that a later post can show that it was. */
  seal: (address: Pick<Address, 'id' | 'label'>) => Promise<string>;
  isSealed: (address: Pick<Address, 'id' | 'label'>, seal: string) => Promise<boolean>;
};

/** The address book of one request. */
export function addressBook(context: Readonly<RouterContextProvider>): AddressBook {
  const { addresses } = need(context, clientsContext);
  const limits = need(context, limitsContext);
  const cookies = need(context, cookiesContext);
  return {
    seal: cookies.sealAddress,
    isSealed: cookies.isSealedAddress,
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
