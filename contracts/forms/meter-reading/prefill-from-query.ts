import type * as z from 'zod/mini';
import { fuels, type MeterReadingField } from './fields.ts';
import { fieldRules } from './meter-reading.ts';

const prefilled = [
  'title',
  'first_name',
  'last_name',
  'telephone',
  'email',
  'gas_account_number',
  'elec_account_number',
  'fuel',
] as const satisfies MeterReadingField[];
type PrefilledField = (typeof prefilled)[number];

/** Longer than any answer; what is longer is not looked at. */
const longest = 300;

/**
 * Answers from the address. SPEC §2 "Fields are prefilled from the query-string parameters title, first_name, last_name,
 * telephone, email, gas_account_number, elec_account_number and fuel". Each that passes its own rule is kept, tidied;
 * others are left out, and so are those that are there twice or hold control characters.
 */
export function prefillFromQuery(query: URLSearchParams): Partial<Record<PrefilledField, string>> {
  // No rule of a prefilled field asks what day it is.
  const rules: Record<PrefilledField, z.ZodMiniType> = fieldRules('');
  return Object.fromEntries(
    prefilled.flatMap((field) => {
      const [given, ...more] = query.getAll(field);
      if (given === undefined || more.length > 0 || given.length > longest || /\p{Cc}/u.test(given))
        return [];
      const judged = rules[field].safeParse(asTyped(field, given));
      return judged.success && judged.data ? [[field, judged.data]] : [];
    }),
  );
}

/** A fuel in any case; and the + of a country code, which an address that was written by hand turns into a space. */
function asTyped(field: PrefilledField, given: string): string {
  if (field === 'fuel')
    return fuels.find((fuel) => fuel.toLowerCase() === given.trim().toLowerCase()) ?? given;
  return field === 'telephone' ? given.replace(/^ (?=44|353)/, '+') : given;
}
