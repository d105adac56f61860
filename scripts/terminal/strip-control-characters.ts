/** Control characters, which terminals obey, and characters that change the direction of text. */
const unruly = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Text of a visitor, made safe to print in a terminal. Line breaks are preserved. */
export function stripControlCharacters(text: string): string {
  return text.replaceAll(unruly, '\u{fffd}');
}

/** The same in one line. */
export function sanitiseLine(text: string): string {
  return stripControlCharacters(text).replaceAll('\n', ' ');
}
