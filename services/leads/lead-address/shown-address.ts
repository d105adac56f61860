import { longestLine } from '#contracts/forms/longest-line.ts';
import { normaliseLine } from '#contracts/forms/normalise-line.ts';

/** The length of the longest line when it is percent-encoded. */
const longestEncoded = 9 * longestLine;

/** The address as the visitor saw it, from the header X-Address-In-Words; undefined if missing or unreadable. */
export function shownAddress(header: string | undefined): string | undefined {
  if (!header || header.length > longestEncoded) return undefined;
  try {
    const words = normaliseLine(decodeURIComponent(header));
    return words.length <= longestLine ? words || undefined : undefined;
  } catch {
    return undefined;
  }
}
