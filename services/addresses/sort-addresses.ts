import { lazy } from '#contracts/lazy.ts';
import type { AddressParts } from './address-parts.ts';

/** Numbers by their value, letters without regard to case. */
const naturally = lazy(() => new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' }));

/**
 * Sorts the addresses of one postcode as people look for them: by locality, street, house number (9 before 11), house
 * name, flat (Flat 2 before Flat 10) and organisation. Addresses without a part come after those with it.
 */
export function sortAddresses(addresses: readonly AddressParts[]): AddressParts[] {
  return addresses.toSorted((one, other) => {
    for (const part of sortedBy) {
      const order = compare(one[part], other[part]);
      if (order !== 0) return order;
    }
    return one.id < other.id ? -1 : Number(one.id > other.id);
  });
}

const sortedBy = ['locality', 'street', 'houseNumber', 'houseName', 'flatNumber', 'organisation'] as const;

function compare(one: string | null, other: string | null): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return naturally().compare(one, other);
}
