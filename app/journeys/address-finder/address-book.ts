import type { RouterContextProvider } from 'react-router';
import type { Address } from '#contracts/address.ts';
import { clientsContext, limitsContext } from '../../context.ts';
import { cookiesContext } from '../session/cookies-context.ts';
import type { Limit } from '../../forms/limit-reached.tsx';

/** The visitor has made too many requests. */
type OverLimit = { limit: Limit };

/** Address look-ups, within a visitor's rate limits. */
export type AddressBook = {
  /** Both calls throw ApiFailure. */
  find: (postcode: string) => Promise<Address[] | OverLimit>;
  create: (manual: Omit<Address, 'id' | 'label'>) => Promise<Address | OverLimit>;
  /** Seals an address that was found or created, so that a later post can prove it was. */
  seal: (address: Pick<Address, 'id' | 'label'>) => Promise<string>;
  isSealed: (address: Pick<Address, 'id' | 'label'>, seal: string) => Promise<boolean>;
};

/** The address book of one request. */
export function addressBook(context: Readonly<RouterContextProvider>): AddressBook {
  const { addresses } = context.get(clientsContext);
  const limits = context.get(limitsContext);
  const cookies = context.get(cookiesContext);
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
