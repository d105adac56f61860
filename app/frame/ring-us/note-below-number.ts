import type { Brand } from '#contracts/brand.ts';
import { withinSentence } from './hours-in-words.ts';
import { knownLine } from './known-line.ts';

/**
 * What a call to one of the brand's numbers costs and when it is answered: 'Free to call, every day 8am to 8pm'.
 * Undefined where the brand says nothing about that line: the hours of customer service are not those of an emergency
 * line.
 */
export function noteBelowNumber(brand: Brand, number: string): string | undefined {
  const name = Object.keys(brand.phones).find((each) => brand.phones[each] === number);
  if (name === undefined || (name !== 'customerService' && !brand.lines?.[name])) return undefined;
  const { cost, inWords = '' } = knownLine(brand, name) ?? {};
  if (!cost) return inWords || undefined;
  return inWords ? `${cost}, ${withinSentence(inWords)}` : cost;
}
