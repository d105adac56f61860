import { brand, brandPhones } from '../../contracts/brand.ts';
import { nameOf, referenceTo } from '../../clients/content/phone-references/phone-reference.ts';
import { valueOf } from './listed-articles.ts';
import type { Content, DataFile, Finding, PageFile, Problem } from './read-content.ts';

/** Shorter numbers also have other meanings in texts: only where they are called are they certainly phone numbers. */
const fewestDigits = 6;
/** Texts that pages don't show. */
const notShown = /^(?:brand\.json$|identity\/)/;

type Number = { name: string; written: RegExp };
/** Words that visitors see, and a way to find the line of some of them. */
type Text = { words: string; lineOf: (found: string) => number | undefined };

/** Checks that phone numbers are referred to by name, not written out, and that each name exists. */
export function checkPhones(content: Content): Problem[] {
  const phones = phonesOf(content);
  if (!phones) return [];
  // Relay is dialled before a number; it is not a number to call.
  const numbers = Object.entries(phones)
    .filter(([name]) => name !== 'relay')
    .map(([name, phone]) => numberOf(name, phone));
  return findingsIn(content, (text) => [...unknownNames(text, phones), ...writtenOut(text, numbers)]);
}

/**
 * Finds texts that name a line which many suppliers have and this brand lacks. Another number is shown instead, so
 * these are notes.
 */
export function notesOnPhones(content: Content): Problem[] {
  const phones = phonesOf(content);
  if (!phones) return [];
  return findingsIn(content, ({ words, lineOf }) =>
    references(words).flatMap(([found, name]) => {
      if (name === undefined || name in phones || !(name in brandPhones.shape)) return [];
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
function phonesOf(content: Content): Record<string, string> | undefined {
  const read = brand.safeParse(valueOf(content, 'brand.json'));
  if (!read.success) return undefined;
  return Object.fromEntries(
    Object.entries(read.data.phones).flatMap(([name, phone]) => (phone === undefined ? [] : [[name, phone]])),
  );
}

/** The findings in all texts that visitors see, one for each line. */
function findingsIn(content: Content, find: (text: Text) => Finding[]): Problem[] {
  const files = [
    ...content.pages.map((page) => ({ file: page.file, texts: textsOfPage(page) })),
    ...content.data
      .filter(({ file }) => !notShown.test(file))
      .map((data) => ({ file: data.file, texts: textsOfData(data) })),
  ];
  const found = files.flatMap(({ file, texts }) =>
    texts.flatMap(find).map((finding) => ({ file, ...finding })),
  );
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Everything written as a phone number's name, each with the name; undefined for an invalid one. */
function references(words: string): [string, string | undefined][] {
  return [...words.matchAll(/\{\{[^{}]*\}?\}?/g)].map(([found]) => [found, nameOf(found)]);
}

function unknownNames({ words, lineOf }: Text, phones: Record<string, string>): Finding[] {
  return references(words).flatMap(([found, name]) => {
    if (name !== undefined && (name in phones || name in brandPhones.shape)) return [];
    const line = lineOf(found);
    if (name === undefined)
      return [{ line, problem: `has ${found}: a phone number is written ${referenceTo('customerService')}` }];
    const names = Object.keys(phones).join(', ');
    return [
      { line, problem: `names the phone number ${name}, which brand.json doesn't have: it has ${names}` },
    ];
  });
}

function writtenOut({ words, lineOf }: Text, numbers: Number[]): Finding[] {
  return numbers.flatMap(({ name, written }) =>
    [...words.matchAll(written)].map(([found]) => ({
      line: lineOf(found),
      problem: `has the number ${found.replace('tel:', '')} written out: write ${referenceTo(name)}, which follows brand.json`,
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

/** What a page shows of a document, which may also contain scripts and a page frame. */
function textsOfPage({ source, article }: PageFile): Text[] {
  if (!article) return [];
  const lineOf = (found: string) => {
    const at = source.indexOf(found);
    return at === -1 ? undefined : source.slice(0, at).split('\n').length;
  };
  const { title, description, keywords, html } = article;
  return [title, description, ...keywords, html].map((words) => ({ words, lineOf }));
}

function textsOfData({ value, lineOf }: DataFile): Text[] {
  return textsIn(value, []).map(({ path, words }) => ({ words, lineOf: () => lineOf(path) }));
}

function textsIn(value: unknown, path: PropertyKey[]): { path: PropertyKey[]; words: string }[] {
  if (typeof value === 'string') return [{ path, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsIn(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
