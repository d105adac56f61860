/** The start of a text, of at most `length` UTF-16 units; an emoji at its end is left out rather than halved. */
export function shorten(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
