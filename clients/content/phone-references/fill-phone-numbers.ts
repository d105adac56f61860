import { brandPhones, type BrandPhones } from '#contracts/brand.ts';
import { nationalNumbers } from '#contracts/national-numbers.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { nameCalled, replaceReferences } from './phone-reference.ts';
import { areaPath } from '#contracts/area-path.ts';

/** Shown where there is no number to show. It reads on after 'Call', and is right for every supplier. */
const withoutNumber = { words: 'the number on your bill', href: `${areaPath}/contact-us` };
/** Relay UK's own, the same for every supplier: dialled before a number, so no other number can replace it. */
const relayPrefix = '18001';
/** More unknown names than this are a broken file, and the first ones are enough in the log. */
const longestList = 100;
const longestName = 40;

type Filled = { numbers: string; value: unknown };

/**
 * Replaces the names of phone numbers with the brand's numbers, in all texts of a value. The result is cached: the same
 * numbers and value give the same object.
 *
 * A line that this brand doesn't have becomes customer service's, who can put people through. An unknown name becomes
 * text that links to the contact page, not a number: it may be a misspelt emergency line, and a number
 * beside 'smell gas?' would be taken for it. The same text is used while the brand was never read, except for the
 * national lines. A name without a number is logged, once for each file.
 */
export function phoneNumbers(logger: Logger) {
  const filled = new WeakMap<object, Filled>();
  const naming = new WeakMap<object, boolean>();
  const logged = new Set<string>();

  function numberOf(file: string, phones: BrandPhones | undefined, name: string): string | undefined {
    const known: Record<string, string | undefined> = phones ?? nationalNumbers;
    const number = Object.hasOwn(known, name) ? known[name] : undefined;
    if (number || !phones) return number;
    if (!logged.has(`${file} ${name}`) && logged.size < longestList) {
      logged.add(`${file} ${name}`);
      logger.warn('content-phone-unknown', { file, name: name.slice(0, longestName) });
    }
    if (name === 'relay') return relayPrefix;
    return Object.hasOwn(brandPhones.shape, name) ? phones.customerService : undefined;
  }

  return {
    /** Whether any text of a value may name a number. */
    areNamedIn(value: unknown): boolean {
      if (typeof value !== 'object' || value === null) return false;
      const isNaming = naming.get(value) ?? JSON.stringify(value).includes('{{');
      naming.set(value, isNaming);
      return isNaming;
    },
    /** The value with numbers, at the first reading and whenever the brand's have changed. */
    fill<T>(file: string, value: T, phones: BrandPhones | undefined): T {
      if (typeof value !== 'object' || value === null) return value;
      const numbers = phones ? JSON.stringify(phones) : 'unread';
      const known = filled.get(value);
      if (known?.numbers === numbers) return known.value as T;
      const made = fillTexts(value, (name) => numberOf(file, phones, name));
      filled.set(value, { numbers, value: made });
      return made as T;
    },
  };
}

type NumberOf = (name: string) => string | undefined;

function fillTexts(value: unknown, numberOf: NumberOf): unknown {
  if (typeof value === 'string') return value.includes('{{') ? fillText(value, numberOf) : value;
  if (Array.isArray(value)) return value.map((each) => fillTexts(each, numberOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillTexts(each, numberOf)]));
}

/** Numbers are digits, spaces and +, so that they can stand in words, markup and links alike. */
function fillText(text: string, numberOf: NumberOf): string {
  const name = nameCalled(text);
  if (name !== undefined) return hrefOf(numberOf(name));
  const linked = text.replace(/"(tel:\{\{[^{}"]*\}\})"/gi, (whole, href: string) => {
    const named = nameCalled(href);
    return named === undefined ? whole : `"${hrefOf(numberOf(named))}"`;
  });
  return replaceReferences(linked, (each) => numberOf(each) ?? withoutNumber.words);
}

function hrefOf(number: string | undefined): string {
  return number === undefined ? withoutNumber.href : `tel:${number.replaceAll(/[^0-9+]/g, '')}`;
}
