import { data } from 'react-router';
import type { Answers } from '../../forms/answers.ts';
import type { FormSchema } from '../../forms/check-answers.ts';
import type { AddressBook } from './address-book.ts';
import { addressIntents } from './address-state.ts';
import { checkDetails } from './check-details.ts';
import { handleAddressIntent } from './find-address.ts';

type Report = Parameters<typeof handleAddressIntent>[2];

/** The details of a posted form with its address; or the response if one of these is missing or wrong. */
export async function readDetails<T>(
  schema: FormSchema<T>,
  answers: Answers,
  book: AddressBook,
  report: Report,
) {
  const step = await handleAddressIntent(answers, book, report);
  if (step) return { ok: false, response: step } as const;
  const checked = await checkDetails(schema, answers, book);
  if (!checked.ok) return { ok: false, response: data(checked.outcome, 422) } as const;
  const { chosen } = checked.address;
  if (chosen) return { ok: true, details: checked.value, address: chosen } as const;
  // The visitor selected an address but did not confirm it: that is the next step.
  const choice = { ...answers, intent: addressIntents.choose };
  return { ok: false, response: await handleAddressIntent(choice, book, report) } as const;
}
