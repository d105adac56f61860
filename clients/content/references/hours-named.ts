import { brandPhones } from '#contracts/brand.ts';
import { besideNumber, withinSentence } from '#contracts/hours-in-words.ts';
import { hoursOfLine, type BrandHours } from '#contracts/hours-of-line.ts';

/** Shown when no hours are known: true of every line, and fits into a sentence. */
const withoutHours = 'during opening hours';
/** These mean something in markup, and references are filled in as they are, in text and in markup alike. */
const markup = /[<>&"{}]/;

/**
 * When the line of a name is open, to be read within a sentence: 'every day 8am to 8pm'. `brand` is undefined until it has
 * been read. A line that this brand doesn't have is customer service's, as its number is.
 */
export function hoursNamed(brand: BrandHours | undefined, name: string, reportUnknown: () => void): string {
  if (!brand) return withoutHours;
  const isKnown = Object.hasOwn(brand.phones, name);
  if (!isKnown) reportUnknown();
  if (!isKnown && !Object.hasOwn(brandPhones.shape, name)) return withoutHours;
  const hours = besideNumber(hoursOfLine(brand, name));
  return hours === '' || markup.test(hours) ? withoutHours : withinSentence(hours);
}
