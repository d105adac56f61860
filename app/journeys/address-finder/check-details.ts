import { normalisePostcode } from '#contracts/postcodes/normalise-postcode.ts';
import type { AddressBook } from './address-book.ts';
import type { Answers } from '../../forms/answers.ts';
import { checkAnswers, type FormSchema } from '../../forms/check-answers.ts';
import { addressSoFar, type AddressOutcome, type AddressState } from './address-state.ts';

type DetailsChecked<T> =
  | { ok: true; value: T; address: AddressState }
  | { ok: false; outcome: AddressOutcome };

const chooseAgain = 'Find and choose your address again';

/**
 * Validates a details form and its address. An address that was neither looked up nor created here is refused: the
 * visitor is asked to choose it again, and everything else stays, including the postcode.
 */
export async function checkDetails<T>(
  schema: FormSchema<T>,
  answers: Answers,
  book: AddressBook,
): Promise<DetailsChecked<T>> {
  const address = addressSoFar(answers);
  const checked = checkAnswers(schema, answers);
  const { chosen } = address;
  if (chosen && !(await book.isSealed(chosen, chosen.seal))) {
    const postcode = normalisePostcode(chosen.label.split(', ').at(-1) ?? '');
    const errors = { ...(!checked.ok && checked.errors), postcode: chooseAgain };
    return {
      ok: false,
      outcome: { answers: { ...answers, ...(postcode && { postcode }) }, address: {}, errors },
    };
  }
  return checked.ok
    ? { ok: true, value: checked.value, address }
    : { ok: false, outcome: { answers, address, errors: checked.errors } };
}
