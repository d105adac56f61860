import { tidyLine } from '#contracts/forms/tidy-line.ts';

/** A field as it is kept: as tidyLine has it, null when empty. */
export function tidyText(text: string): string | null {
  return (plainWords.test(text) ? text : tidyLine(text)) || null;
}

/** Plain words with single spaces: of a million imported rows nearly every field is, and is spared the work. */
const plainWords = /^[!-~]+( [!-~]+)*$/;
