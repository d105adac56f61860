/** Control characters, which terminals obey, and marks that turn the direction of writing. */
const unruly = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** What a stranger wrote, so that a terminal only shows it. Line breaks stay. */
export function tame(text: string): string {
  return text.replaceAll(unruly, '\u{fffd}');
}

/** The same in one line. */
export function tameLine(text: string): string {
  return tame(text).replaceAll('\n', ' ');
}
