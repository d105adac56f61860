import type { AddressLines } from './address-lines.ts';
import { joinHouse } from './join-house.ts';

/** '2', '2b' or 'b' alone is unclear: it becomes 'Flat 2'. */
const bareFlat = /^(\d{1,4}[a-z]?|[a-z])$/i;

/**
 * The first line of an address: 'Flat 2, Rose Cottage 12 High Street'. A number precedes the street without a
 * comma, a name with one. A part that the street already begins with is not repeated: people type whole first lines.
 */
export function firstLine(lines: Omit<AddressLines, 'postcode'>): string {
  const { organisation, flatNumber, houseNumber, street } = lines;
  const premises = prepend(joinHouse(lines), houseNumber ? ' ' : ', ', street ?? '');
  const flat = flatNumber && bareFlat.test(flatNumber) ? `Flat ${flatNumber}` : (flatNumber ?? '');
  return prepend(organisation ?? '', ', ', prepend(flat, ', ', premises));
}

function prepend(first: string, joint: string, rest: string): string {
  if (!first || !rest) return first || rest;
  const isThere =
    rest.toLowerCase().startsWith(first.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest.slice(first.length));
  return isThere ? rest : `${first}${joint}${rest}`;
}
