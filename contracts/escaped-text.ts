const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const characters = new Map(Object.entries(escapes).map(([character, escape]) => [escape, character]));

/** Text as it is written in HTML and XML, within an element or between double quotes. */
export function escapedText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The text that `escapedText` was given. Other character references are left as they are. */
export function unescapedText(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot);/g, (escape) => characters.get(escape) ?? escape);
}
