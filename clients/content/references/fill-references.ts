import type { Facts } from '#contracts/facts.ts';
import type { BrandHours } from '#contracts/hours-of-line.ts';
import { phoneHref } from '#contracts/phone-href.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { factNamed } from './fact-named.ts';
import { hoursNamed } from './hours-named.ts';
import { phoneNumberNamed, withoutNumber } from './phone-number-named.ts';
import { kindsIn, nameCalled, replaceReferences, type ReferenceKind } from './reference.ts';

/** More unknown names than this mean a broken file, and logging the first ones is enough. */
const longestList = 100;
const longestName = 40;
const nothing: ReadonlySet<ReferenceKind> = new Set();

/** What texts may refer to; a part is undefined while it is not available, or if a text does not refer to it. */
export type Known = { brand?: BrandHours | undefined; facts?: Facts | undefined };
type Part = keyof Known;
/** A document with its references replaced, and the brand's lines and the facts that were used, as JSON. */
type Filled = Record<Part, string> & { value: unknown };
type WordsFor = {
  number: (name: string) => string | undefined;
  hours: (name: string) => string;
  fact: (kind: 'fact' | 'from', name: string) => string;
};

/**
 * Replaces the names of phone lines and facts with what they stand for, in all texts of a value. The result is cached: the
 * same numbers, hours, facts and value give the same object. A name without a number or a fact becomes words that are
 * safe, and is logged, once for each file.
 */
export function createReferences(logger: Logger) {
  const filled = new WeakMap<object, Filled>();
  const naming = new WeakMap<object, ReadonlySet<ReferenceKind>>();
  const printed = new WeakMap<object, string>();
  const latest = new Map<Part, string>();
  const logged = new Set<string>();

  function logUnknown(event: string, file: string, name: string) {
    const entry = `${event} ${file} ${name}`;
    if (logged.has(entry) || logged.size >= longestList) return;
    logged.add(entry);
    logger.warn(event, { file, name: name.slice(0, longestName) });
  }

  /**
   * A part as JSON. Equal JSON is one string for all documents and refreshes, so that it is compared instantly and
   * stored once: the facts alone are about 40 kB.
   */
  function print(part: Part, known: Known): string {
    const value = known[part];
    if (!value) return 'unread';
    const before = printed.get(value);
    if (before !== undefined) return before;
    const text = JSON.stringify(part === 'brand' ? linesOf(known.brand) : value);
    const last = latest.get(part);
    const same = last === text ? last : text;
    latest.set(part, same);
    printed.set(value, same);
    return same;
  }

  return {
    /** The kinds of reference in the texts of a value. */
    kindsIn(value: unknown): ReadonlySet<ReferenceKind> {
      if (typeof value !== 'object' || value === null) return nothing;
      const kinds = naming.get(value) ?? kindsIn(JSON.stringify(value));
      naming.set(value, kinds);
      return kinds;
    },
    /** The value with its references replaced: cached until the phone numbers, their hours or facts change. */
    fill<T>(file: string, value: T, known: Known): T {
      if (typeof value !== 'object' || value === null) return value;
      const [brand, facts] = [print('brand', known), print('facts', known)];
      const earlier = filled.get(value);
      if (earlier?.brand === brand && earlier.facts === facts) return earlier.value as T;
      const logUnknownLine = (name: string) => () => logUnknown('content-phone-unknown', file, name);
      const made = fillTexts(value, {
        number: (name) => phoneNumberNamed(known.brand?.phones, name, logUnknownLine(name)),
        hours: (name) => hoursNamed(known.brand, name, logUnknownLine(name)),
        fact: (kind, name) =>
          factNamed(known.facts, kind, name, () => logUnknown('content-fact-unknown', file, name)),
      });
      filled.set(value, { brand, facts, value: made });
      return made as T;
    },
  };
}

/** What texts may refer to: the rest of a brand, such as its address, may change without changing any text. */
function linesOf(brand: BrandHours | undefined) {
  return { phones: brand?.phones, lines: brand?.lines, openingHours: brand?.openingHours };
}

function fillTexts(value: unknown, wordsFor: WordsFor): unknown {
  if (typeof value === 'string') return value.includes('{{') ? fillText(value, wordsFor) : value;
  if (Array.isArray(value)) return value.map((each) => fillTexts(each, wordsFor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillTexts(each, wordsFor)]));
}

/** Neither numbers, hours nor facts contain characters that mean anything in markup, so text and markup are filled alike. */
function fillText(text: string, { number, hours, fact }: WordsFor): string {
  const name = nameCalled(text);
  if (name !== undefined) return hrefOf(number(name));
  const linked = text.replace(/"(tel:\{\{[^{}"]*\}\})"/gi, (written, href: string) => {
    const named = nameCalled(href);
    return named === undefined ? written : `"${hrefOf(number(named))}"`;
  });
  return replaceReferences(linked, (kind, each) => {
    if (kind === 'phone') return number(each) ?? withoutNumber.words;
    return kind === 'hours' ? hours(each) : fact(kind, each);
  });
}

function hrefOf(number: string | undefined): string {
  return number === undefined ? withoutNumber.href : phoneHref(number);
}
