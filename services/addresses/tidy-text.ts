import { tidyLine } from '#contracts/forms/tidy-line.ts';

/** The stored form of a field: tidied by tidyLine, null if empty. */
export function tidyText(text: string): string | null {
  return (plainWords.test(text) ? text : tidyLine(text)) || null;
}

/** Plain words with single spaces need no tidying: this saves the work for nearly every imported field. */
const plainWords = /^[!-~]+( [!-~]+)*$/;
