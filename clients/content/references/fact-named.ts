import { builtInFacts } from '#contracts/built-in-facts.ts';
import { readableDay } from '#contracts/calendar/readable-day.ts';
import type { Facts } from '#contracts/facts.ts';

/** Shown when there is no fact: true whatever the fact is, and fits into a sentence. */
const withoutFact = { fact: 'the current figure', from: 'the latest change' };

/**
 * A fact's value, or the day since which it applies, in words. `facts` is undefined while they are not available.
 * Without the fact its built-in value is used, or else the words above.
 */
export function factNamed(
  facts: Facts | undefined,
  kind: 'fact' | 'from',
  name: string,
  reportUnknown: () => void = () => {},
): string {
  const fact = facts && Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (fact) return kind === 'fact' ? fact.value : readableDay(fact.validFrom);
  const builtIn: Record<string, string | undefined> = builtInFacts;
  if (kind === 'fact' && Object.hasOwn(builtIn, name)) return builtIn[name] ?? withoutFact.fact;
  if (facts) reportUnknown();
  return withoutFact[kind];
}
