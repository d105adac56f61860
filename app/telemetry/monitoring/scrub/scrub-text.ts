/** Patterns that must never be sent, in the order in which they are removed. */
const personal: [RegExp, string][] = [
  // Everything after ? or # in an address, wherever the address is: in a sentence, in a stack.
  [/((?:https?:\/\/|\/)[^\s?#'"<>()]*)[?#][^\s"<>]+/gi, '$1'],
  [/\bBearer\s+[\w.~+/=-]+/gi, '[token]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[^\s@/?#"<>()[\]=&,;:]+(?:@|%40)[^\s@/?#"'<>()[\]=&,;:]+\.[^\s@/?#"'<>()[\]=&,;:]+/gi, '[email]'],
  [/\b[A-Z]{1,2}\d[A-Z\d]?(?:\s|%20|\+)?\d[A-Z]{2}\b/gi, '[postcode]'],
];
/** A phone, account or meter number: seven digits or more, as people write them. */
const digits = /\+?\(?\d(?:[\s().-]{0,2}\d){6,}/g;

/** Removes addresses' queries, tokens, e-mail addresses, postcodes and long numbers from text. Idempotent. */
export function scrubText(text: string): string {
  return scrubWords(text).replace(digits, '[digits]');
}

/** The same, but keeps numbers: for text that draws and lays out a page. */
export function scrubWords(text: string): string {
  return personal.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
}

/** An address without its query and fragment, and without personal data in its path. */
export function scrubUrl(url: string): string {
  return scrubText(url.replace(/[?#].*$/s, ''));
}
