/**
 * What a text may refer to: a number to call, when that line is open, a fact's value, or the day since which the fact
 * applies.
 */
export type ReferenceKind = 'phone' | 'hours' | 'fact' | 'from';
export type Reference = { kind: ReferenceKind; name: string };

/** `{{phone:customerService}}`, `{{fact:vat-rate}}`; spaces inside the braces don't matter. Kind and name are groups. */
const reference = /\{\{\s*(phone|hours|fact|from)\s*:([^{}]*)\}\}/g;
const phone = /\{\{\s*phone\s*:([^{}]*)\}\}/g;
const whole = new RegExp(`^${reference.source}$`);
/** A link to call a number by its name. */
const called = new RegExp(`^tel:${phone.source}$`, 'i');

/** The parts of a text: unchanged text, and names of phone numbers in between. */
export function partsOf(text: string): ({ words: string } | { name: string })[] {
  return text
    .split(phone)
    .map((part, index) => (index % 2 === 0 ? { words: part } : { name: part.trim() }))
    .filter((part) => !('words' in part) || part.words !== '');
}

/** Replaces each reference. */
export function replaceReferences(
  text: string,
  wordsFor: (kind: ReferenceKind, name: string) => string,
): string {
  return text.replace(reference, (_, kind: ReferenceKind, name: string) => wordsFor(kind, name.trim()));
}

/** The kinds of reference in a text. */
export function kindsIn(text: string): ReadonlySet<ReferenceKind> {
  return new Set(Array.from(text.matchAll(reference), ([, kind]) => kind as ReferenceKind));
}

/** The name in `tel:{{phone:customerService}}`; undefined for any other link. */
export function nameCalled(href: string): string | undefined {
  return called.exec(href)?.[1]?.trim();
}

/** The kind and name of a text that is a reference; undefined for any other text. */
export function readReference(text: string): Reference | undefined {
  const [, kind, name] = whole.exec(text) ?? [];
  return kind === undefined || name === undefined
    ? undefined
    : { kind: kind as ReferenceKind, name: name.trim() };
}

/** A reference, as it is written. */
export function referenceTo(kind: ReferenceKind, name: string): string {
  return `{{${kind}:${name}}}`;
}
