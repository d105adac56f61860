/** What people read about a failed call. */
type Words = { title: string; description: string };

/** Other words for some failures of a call. SPEC §8 "A mapper". */
export type FailureWords = {
  /** By HTTP status. */
  byStatus?: Record<number, Words>;
  /** By the whole message. */
  byMessage?: Record<string, Words>;
  default?: Words;
};

/** SPEC §8 "Any failed call". */
const usualWords: Words = {
  title: 'Your information hasn’t gone through',
  description: 'There’s been a problem recording your details. Please try again.',
};

/** The words by HTTP status, then by message, then by default; the usual ones where none are given. SPEC §8. */
export function chooseWords(
  { status, message }: { status: number | undefined; message: string },
  { byStatus = {}, byMessage = {}, default: otherwise = usualWords }: FailureWords = {},
): Words {
  return own(byStatus, String(status)) ?? own(byMessage, message) ?? otherwise;
}

/** A server may send any message, 'constructor' too. */
function own(words: Record<string, Words>, name: string): Words | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
