import type { Words } from './failure-words.ts';
import { defaultWords } from './default-words.ts';

/** Alternative wording for some failures of a call. SPEC §8 "A mapper". */
export type FailureWords = {
  /** By HTTP status. */
  byStatus?: Record<number, Words>;
  /** By the whole message. */
  byMessage?: Record<string, Words>;
  default?: Words;
};

/** Chooses the wording by HTTP status, then message, then default; the usual wording if none is given. SPEC §8. */
export function chooseWords(
  { status, message }: { status: number | undefined; message: string },
  { byStatus = {}, byMessage = {}, default: otherwise = defaultWords }: FailureWords = {},
): Words {
  return own(byStatus, String(status)) ?? own(byMessage, message) ?? otherwise;
}

/** Looks at own properties only: a server may send any message, even 'constructor'. */
function own(words: Record<string, Words>, name: string): Words | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
