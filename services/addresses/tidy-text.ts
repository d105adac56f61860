import { tidyLine } from '#contracts/forms/tidy-line.ts';

/** The stored form of a field: tidied by tidyLine, null if empty. */
export function tidyText(text: string): string | null {
  return (plainWords.test(text) ? text : tidyLine(text)) || null;
}

/** Plain words with single spaces: in a million imported rows nearly every field matches, and skips the work. */
const plainWords = /^[!-~]+( [!-~]+)*$/;
