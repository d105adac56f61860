import { referenceTo, type Reference } from '../../clients/content/references/reference.ts';
import { brandPhones } from '../../contracts/brand.ts';
import { builtInFacts } from '../../contracts/built-in-facts.ts';
import { phonesOf } from './check-phones.ts';
import { factsFile, factsOf } from './check-facts.ts';
import type { Content, Problem } from './read-content.ts';
import { referencesIn } from './references-in.ts';
import { findingsIn } from './shown-texts.ts';

/** Checks that every phone line and fact that a text names exists, and is written in the right form. */
export function checkReferences(content: Content): Problem[] {
  const phones = phonesOf(content);
  const facts = factsOf(content);
  return findingsIn(content, ({ words, lineOf }) =>
    referencesIn(words).flatMap(({ found, reference }) => {
      const problem = problemWith(found, reference);
      return problem === undefined ? [] : [{ line: lineOf(found), problem }];
    }),
  );

  function problemWith(found: string, reference: Reference | undefined): string | undefined {
    if (!reference)
      return `has ${found}: a phone number is written ${referenceTo('phone', 'customerService')}, its hours ${referenceTo('hours', 'customerService')}, a fact ${referenceTo('fact', 'vat-rate')}`;
    const { kind, name } = reference;
    if (kind === 'phone' || kind === 'hours') {
      if (!phones || Object.hasOwn(phones, name) || Object.hasOwn(brandPhones.shape, name)) return undefined;
      return `names the phone number ${name}, which brand.json doesn't have: it has ${Object.keys(phones).join(', ')}`;
    }
    if (!facts || Object.hasOwn(facts, name)) return undefined;
    if (kind === 'fact' && Object.hasOwn(builtInFacts, name)) return undefined;
    return `names the fact ${name}, which ${factsFile} doesn’t have`;
  }
}
