import * as z from 'zod/mini';
import { orElse, requiredLineOf } from './required-line.ts';

/** SPEC §9 has this for names in meter readings; nobody's name should fit one form of ours and not another. */
export const nameLimit = 100;

/** Letters of any script with their marks and joiners, spaces, apostrophes, hyphens and full stops; one letter at least. */
const nameFormat = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control} '‘’.‐‑-]+$/u;

/** SPEC §5 "First name", "Surname", "First and last names": required, in the format of a name. `name` is the label. */
export function personName(name: 'First name' | 'Surname' | 'Last name') {
  return requiredLineOf(nameLimit, name, `Enter your ${name.toLowerCase()}`).check(
    z.regex(
      nameFormat,
      orElse(`${name} can only include letters, spaces, apostrophes, hyphens and full stops`),
    ),
  );
}
