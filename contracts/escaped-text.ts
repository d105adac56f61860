const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const characters = new Map(Object.entries(escapes).map(([character, escape]) => [escape, character]));

/** Text as it is written in an element of HTML or XML. */
export function escapedText(text: string): string {
  return text.replace(/[&<>]/g, escaped);
}

/** A value as it is written between double quotes: `<` and `>` are escaped too, so it can't open a tag. */
export function escapedAttribute(value: string): string {
  return value.replace(/[&<>"]/g, escaped);
}

/** The value that `escapedAttribute` was given. Other character references are left as they are. */
export function unescapedAttribute(escapedValue: string): string {
  return escapedValue.replace(/&(?:amp|lt|gt|quot);/g, (escape) => characters.get(escape) ?? escape);
}

function escaped(character: string): string {
  return escapes[character] ?? character;
}
