import { longestLine } from '#contracts/forms/longest-line.ts';
import { normaliseLine } from '#contracts/forms/normalise-line.ts';

/**
 * A text of an address service as one line that comes back from a form unchanged and that every database can store:
 * normalised, well-formed, as long as the longest line of a form at most; '' if there is none.
 */
export function lineOfAddress(text: string | null | undefined): string {
  return normaliseLine(text ?? '')
    .slice(0, longestLine)
    .trimEnd()
    .toWellFormed();
}
