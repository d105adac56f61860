import type { AddressParts } from './address-parts.ts';

/** Numbers by their value, letters without regard to case. */
const naturally = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/**
 * Addresses of one postcode in the order people look for them, whatever order they came in: by street, then house
 * number (9 before 11), then house name, then flat (Flat 2 before Flat 10). What lacks a part comes last within it.
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
  return naturally.compare(one, other);
}
