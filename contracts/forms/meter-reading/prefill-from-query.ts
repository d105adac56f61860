import type * as z from 'zod/mini';
import { normaliseLine } from '../normalise-line.ts';
import { fuels } from './fields.ts';
import { fieldRules } from './meter-reading.ts';
import { prefilledFields } from './names-in-address.ts';
import { titles } from './title.ts';

type PrefilledField = (typeof prefilledFields)[number];

/** Longer than any answer; longer values are ignored. */
const longest = 300;
/** The limit for all of them together, in bytes of UTF-8: they must fit into a sealed cookie. */
const longestTogether = 2_000;

/** Without a day, because no rule of a prefilled field depends on it. */
const rules: Record<string, z.ZodMiniType> = fieldRules('');

/**
 * Answers from the address. SPEC §2 "Fields are prefilled from the query-string parameters title, first_name, last_name,
 * telephone, email, gas_account_number, elec_account_number and fuel". An invalid one is prefilled as given, except for
 * fuel, which falls back to the default. A repeated one is ignored.
 */
export function prefillFromQuery(query: URLSearchParams): Partial<Record<PrefilledField, string>> {
  let room = longestTogether;
  const prefilled = prefilledFields.flatMap((field) => {
    const [given, ...more] = query.getAll(field);
    if (given === undefined || more.length > 0 || given.length > longest) return [];
    const answer = answerFor(field, given);
    room -= new TextEncoder().encode(answer).length;
    return answer && room >= 0 ? [[field, answer] as const] : [];
  });
  return Object.fromEntries(prefilled);
}

/** The errors of prefilled answers, by field in the order of the page. Missing answers are not checked. */
export function prefillErrors(prefilled: Record<string, string>): Record<string, string> {
  const errors = Object.entries(rules).flatMap(([field, rule]) => {
    const checked = Object.hasOwn(prefilled, field) ? rule.safeParse(prefilled[field]) : undefined;
    const message = checked?.error?.issues[0]?.message;
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(errors);
}

function answerFor(field: PrefilledField, given: string): string {
  const typed = normaliseLine(asTyped(field, given));
  const checked = rules[field]?.safeParse(typed);
  if (checked?.success) return typeof checked.data === 'string' ? checked.data : '';
  return field === 'fuel' ? '' : typed;
}

/** Corrects the case of a fuel or title, and restores a country code's +, which unescaped in an address means a space. */
function asTyped(field: PrefilledField, given: string): string {
  if (field === 'fuel') return choiceInAnyCase(fuels, given);
  if (field === 'title') return choiceInAnyCase(titles, given);
  return field === 'telephone' ? given.replace(/^ (?=44|353)/, '+') : given;
}

function choiceInAnyCase(choices: readonly string[], given: string): string {
  return choices.find((choice) => choice.toLowerCase() === given.trim().toLowerCase()) ?? given;
}
