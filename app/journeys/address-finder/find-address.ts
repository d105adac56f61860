import { data } from 'react-router';
import type { Address } from '#contracts/address.ts';
import { manualAddress } from '#contracts/forms/manual-address.ts';
import { postcode as postcodeForm } from '#contracts/forms/postcode.ts';
import type { FailuresOfRequest } from '../../context.ts';
import type { AddressBook } from './address-book.ts';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import { addressIntents, type AddressOutcome, type AddressState } from './address-state.ts';

/** Logs a failed call and returns the message for the visitor, who can continue. */
type Report = FailuresOfRequest['call'];

type AddressStep = { state: AddressState; errors?: FieldErrors };

/** Where the focus goes after a step: to the errors, or to the result. */
function focusAfter({ state, errors }: AddressStep): { errors: FieldErrors } | { focus: string } {
  if (errors) return { errors };
  if (state.limit) return { focus: 'address-limit' };
  if (state.failure) return { focus: 'address-problem' };
  if (state.found) return { focus: state.found.length > 0 ? 'address-id' : 'no-addresses' };
  return { focus: state.isManual ? 'address-line1' : 'address' };
}

/** Handles a post of an address button; undefined for any other button. SPEC §4, §8. */
export async function handleAddressIntent(answers: Answers, book: AddressBook, report: Report) {
  const step = await handleAddressStep(answers, book, report);
  if (!step) return undefined;
  const outcome: AddressOutcome = { answers, address: step.state, ...focusAfter(step) };
  return data(outcome, statusOf(step));
}

function statusOf({ state, errors }: AddressStep): number {
  if (state.limit) return 429;
  if (state.failure) return 503;
  return errors ? 422 : 200;
}

async function handleAddressStep(
  answers: Answers,
  book: AddressBook,
  report: Report,
): Promise<AddressStep | undefined> {
  switch (answers['intent']) {
    case addressIntents.find:
      return find(answers, book, report);
    case addressIntents.choose:
      return choose(answers, book, report);
    case addressIntents.enter:
      return { state: { isManual: true } };
    case addressIntents.save:
      return save(answers, book, report);
    case addressIntents.clear:
      return { state: {} };
    default:
      return undefined;
  }
}

async function find(answers: Answers, book: AddressBook, report: Report): Promise<AddressStep> {
  const checked = checkAnswers(postcodeForm, answers);
  if (!checked.ok) return { state: {}, errors: checked.errors };
  try {
    const found = await book.find(checked.value.postcode);
    return { state: 'limit' in found ? found : { found } };
  } catch (problem) {
    return { state: { failure: report('address-look-up-failed', problem) } };
  }
}

async function choose(answers: Answers, book: AddressBook, report: Report): Promise<AddressStep> {
  const step = await find(answers, book, report);
  const chosen = step.state.found?.find(({ id }) => id === answers['address-id']);
  if (chosen) return take(chosen, book);
  return step.state.found ? { ...step, errors: { 'address-id': 'Choose your address from the list' } } : step;
}

async function take({ id, label }: Pick<Address, 'id' | 'label'>, book: AddressBook): Promise<AddressStep> {
  return { state: { chosen: { id, label, seal: await book.seal({ id, label }) } } };
}

async function save(answers: Answers, book: AddressBook, report: Report): Promise<AddressStep> {
  const checked = checkAnswers(manualAddress, answers);
  if (!checked.ok) return { state: { isManual: true }, errors: checked.errors };
  try {
    const created = await book.create(checked.value);
    if ('limit' in created) return { state: { isManual: true, ...created } };
    return await take(created, book);
  } catch (problem) {
    return { state: { isManual: true, failure: report('address-creation-failed', problem) } };
  }
}
