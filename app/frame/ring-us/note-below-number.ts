import type { Brand } from '#contracts/brand.ts';
import { withinSentence } from './hours-in-words.ts';
import { knownLine } from './known-line.ts';

/**
 * What a call to one of the brand's numbers costs and when it is answered: 'Free, every day 8am to 8pm'. The button says
 * 'Call' already.
 * Undefined where the brand says nothing about that line: the hours of customer service are not those of an emergency
 * line.
 */
export function noteBelowNumber(brand: Brand, number: string): string | undefined {
  const name = Object.keys(brand.phones).find((each) => brand.phones[each] === number);
  if (name === undefined || (name !== 'customerService' && !brand.lines?.[name])) return undefined;
  const { cost: fullCost, inWords = '' } = knownLine(brand, name) ?? {};
  const cost = fullCost?.replace(/ to call$/, '');
  if (!cost) return inWords || undefined;
  return inWords ? `${cost}, ${withinSentence(inWords)}` : cost;
}
