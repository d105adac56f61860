import type { Brand } from '#contracts/brand.ts';
import { capitalised } from '#contracts/capitalised.ts';
import { besideNumber, withinSentence } from '#contracts/hours-in-words.ts';
import { knownLine } from './known-line.ts';
import { shortCost } from './short-cost.ts';

/**
 * What a call to one of the brand's lines costs and when it is answered: 'Free, every day 8am to 8pm'. Undefined where the
 * brand says nothing about that line.
 */
export function noteBelowNumber(brand: Brand, name: string): string | undefined {
  const { cost, inWords: hours = '' } = knownLine(brand, name) ?? {};
  const inWords = besideNumber(hours);
  if (!cost) return capitalised(inWords) || undefined;
  return inWords ? `${shortCost(cost)}, ${withinSentence(inWords)}` : shortCost(cost);
}
