/** `{{phone:customerService}}`; spaces inside the braces don't matter. The first group is the name. */
const reference = /\{\{\s*phone\s*:([^{}]*)\}\}/g;
/** A link to call a number by its name. */
const called = /^tel:\{\{\s*phone\s*:([^{}]*)\}\}$/i;

/** The parts of a text: unchanged text, and names of phone numbers in between. */
export function partsOf(text: string): ({ words: string } | { name: string })[] {
  return text
    .split(reference)
    .map((part, index) => (index % 2 === 0 ? { words: part } : { name: part.trim() }))
    .filter((part) => !('words' in part) || part.words !== '');
}

/** Puts something in the place of each name. */
export function replaceReferences(text: string, numberOf: (name: string) => string): string {
  return text.replace(reference, (_, name: string) => numberOf(name.trim()));
}

/** The name in `tel:{{phone:customerService}}`; undefined for any other link. */
export function nameCalled(href: string): string | undefined {
  return called.exec(href)?.[1]?.trim();
}

/** The name in `{{phone:customerService}}`; undefined for any other text. */
export function nameOf(text: string): string | undefined {
  return nameCalled(`tel:${text}`);
}

/** A reference, as it is written. */
export function referenceTo(name: string): string {
  return `{{phone:${name}}}`;
}
