import { brandPhones } from '../../contracts/brand.ts';
import { referenceTo } from '../../clients/content/references/reference.ts';
import { brandOf } from './listed-articles.ts';
import type { Content, Finding, Problem } from './read-content.ts';
import { referencesIn } from './references-in.ts';
import { findingsIn, type Text } from './shown-texts.ts';

/** Shorter numbers also have other meanings in texts: only where they are called are they certainly phone numbers. */
const fewestDigits = 6;

type Number = { name: string; written: RegExp };

/** Checks that phone numbers are referred to by name, not written out. */
export function checkPhones(content: Content): Problem[] {
  const phones = phonesOf(content);
  if (!phones) return [];
  // Relay is dialled before a number; it is not a number to call.
  const numbers = Object.entries(phones)
    .filter(([name]) => name !== 'relay')
    .map(([name, phone]) => numberOf(name, phone));
  return findingsIn(content, (text) => writtenOut(text, numbers));
}

/**
 * Finds texts that name a line which many suppliers have and this brand lacks. Another number is shown instead, so
 * these are notes.
 */
export function notesOnPhones(content: Content): Problem[] {
  const phones = phonesOf(content);
  if (!phones) return [];
  return findingsIn(content, ({ words, lineOf }) =>
    referencesIn(words).flatMap(({ found, reference }) => {
      const { kind, name = '' } = reference ?? {};
      if (kind !== 'phone' || name in phones || !(name in brandPhones.shape)) return [];
      const instead = name === 'relay' ? 'Relay UK’s 18001' : 'customerService';
      return [
        {
          line: lineOf(found),
          problem: `names the phone number ${name}, which brand.json doesn't have: ${instead} is shown`,
        },
      ];
    }),
  );
}

/** The brand's numbers, by name. */
export function phonesOf(content: Content): Record<string, string> | undefined {
  const phones = brandOf(content)?.phones;
  if (!phones) return undefined;
  return Object.fromEntries(
    Object.entries(phones).flatMap(([name, phone]) => (phone === undefined ? [] : [[name, phone]])),
  );
}

function writtenOut({ words, lineOf }: Text, numbers: Number[]): Finding[] {
  return numbers.flatMap(({ name, written }) =>
    [...words.matchAll(written)].map(([found]) => ({
      line: lineOf(found),
      problem: `has the number ${found.replace('tel:', '')} written out: write ${referenceTo('phone', name)}, which follows brand.json`,
    })),
  );
}

function numberOf(name: string, phone: string): Number {
  const digits = phone.replaceAll(/\D/g, '');
  const spaced = digits.split('').join('[ -]?');
  if (digits.length >= fewestDigits) return { name, written: new RegExp(`(?<![\\d.])${spaced}(?!\\d)`, 'g') };
  const calling = '\\b(?:call|ring|dial|phone)(?:ing)?\\s+(?:<[^<>]*>)*';
  return { name, written: new RegExp(`tel:${spaced}(?!\\d)|(?<=${calling})${spaced}(?!\\d)`, 'gi') };
}
