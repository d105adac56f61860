import { normaliseLine } from '#contracts/forms/normalise-line.ts';

/** The stored form of a field: normalised as one line, null if empty. */
export function normaliseField(text: string): string | null {
  return (plainWords.test(text) ? text : normaliseLine(text)) || null;
}

/** Plain words with single spaces need no tidying: this saves the work for nearly every imported field. */
const plainWords = /^[!-~]+( [!-~]+)*$/;
