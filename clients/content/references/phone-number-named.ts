import { areaPath } from '#contracts/area-path.ts';
import { brandPhones, type BrandPhones } from '#contracts/brand.ts';
import { nationalNumbers, relayPrefix } from '#contracts/national-numbers.ts';

/** Shown when there is no number: the words fit after 'Call', and are right for every supplier. */
export const withoutNumber = { words: 'the number on your bill', href: `${areaPath}/contact-us` };

/**
 * The number of a name; undefined if there is none to show. `phones` is undefined until the brand has been read.
 *
 * A line that this brand doesn't have becomes customer service's, who can put people through. An unknown name has no
 * number: it may be a misspelt emergency line, and a number beside 'smell gas?' would be taken for it. Until the brand
 * has been read, only the national lines have one.
 */
export function phoneNumberNamed(
  phones: BrandPhones | undefined,
  name: string,
  reportUnknown: () => void,
): string | undefined {
  const known: Record<string, string | undefined> = phones ?? nationalNumbers;
  const number = Object.hasOwn(known, name) ? known[name] : undefined;
  if (number || !phones) return number;
  reportUnknown();
  if (name === 'relay') return relayPrefix;
  return Object.hasOwn(brandPhones.shape, name) ? phones.customerService : undefined;
}
