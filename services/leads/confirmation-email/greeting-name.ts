import { normaliseLine } from '#contracts/forms/normalise-line.ts';

/** Longer text is not a first name; it is refused before it is tidied, which takes time. */
const longestTyped = 200;
/** Nearly every first name is shorter, and little else fits. */
const longestName = 40;
/** 'Maria del Carmen' has three; a sentence has more. */
const mostWords = 3;

/** A word of letters, or initials such as 'J.R.'. Many mail programs turn words with a full stop inside into links. */
const nameWord =
  /^(?:['‘’]?(?:\p{L}[\p{M}\p{Join_Control}]{0,4}['‘’‐‑-]?)+\.?|\p{L}\.(?:\p{L}\.){0,3}\p{L}?)$/u;

/**
 * The first name to greet someone by; undefined for anything that may be something else: an address, a link, digits, a
 * sentence. A stranger can type it together with somebody else's e-mail address, so it must not carry a message.
 */
export function greetingName(typed: string): string | undefined {
  if (typed.length > longestTyped) return undefined;
  const name = normaliseLine(typed);
  const words = name.split(' ');
  const isName =
    name.length <= longestName && words.length <= mostWords && words.every((word) => nameWord.test(word));
  return isName ? name : undefined;
}
