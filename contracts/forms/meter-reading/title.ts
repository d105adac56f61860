import * as z from 'zod/mini';
import { boundedText } from '../bounded-text.ts';
import { normaliseLine } from '../normalise-line.ts';

/** SPEC §3 "Title options", in its order. */
export const titles = [
  'Mr',
  'Mrs',
  'Ms',
  'Miss',
  'Dr',
  'Sir',
  'Reverend',
  'Dame',
  'Lady',
  'Professor',
  'Lord',
] as const;
export type Title = (typeof titles)[number];

const choose = 'Choose a title from the list, or leave it out';

/** SPEC §5 "Title: optional": one of the list; null if none was chosen. */
export const title = z.pipe(
  z._default(
    boundedText(choose, { tooLong: choose }).check(
      z.overwrite(normaliseLine),
      z.refine((given) => given === '' || isTitle(given), choose),
    ),
    '',
  ),
  z.transform((given): Title | null => (isTitle(given) ? given : null)),
);

function isTitle(given: string): given is Title {
  return (titles as readonly string[]).includes(given);
}
