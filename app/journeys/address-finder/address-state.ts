import { addressFailure, type FailureNotice } from '#contracts/failure-words.ts';
import { longestLine } from '#contracts/forms/longest-line.ts';
import type { Address } from '#contracts/address.ts';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import type { Limit } from '../../forms/limit-reached.tsx';
import { bannerOf, type PostFailure } from '../../forms/submit-or-keep-answers.ts';

/** A chosen address, as the page carries it from post to post. `seal` proves that it was looked up or created here. */
export type ChosenAddress = { id: string; label: string; seal: string };

/** The current state of the address search. */
export type AddressState = {
  chosen?: ChosenAddress | undefined;
  /** Addresses found for the postcode, to choose from; empty when there are none. */
  found?: Pick<Address, 'id' | 'label'>[] | undefined;
  isManual?: boolean | undefined;
  /** The visitor began entering it manually before this page was loaded. */
  isResumed?: boolean;
  /** Looking up or creating the address failed. SPEC §8. */
  failure?: FailureNotice | undefined;
  /** The visitor has looked up or created too many. */
  limit?: Limit | undefined;
};

/** The fields of a manual address that only a visitor can have filled in. */
export const manualAddressFields = ['address-line1', 'address-line2', 'postal-town', 'county'] as const;

/**
 * Reopens a manual address that was begun in this tab before the page was loaded, if nothing else is known of the
 * address.
 */
export function resumeManualEntry(address: AddressState, isTyped: boolean): AddressState {
  const isOpen = !address.chosen && !address.found && !address.isManual && !address.failure && !address.limit;
  return isOpen && isTyped ? { isManual: true, isResumed: true } : address;
}

/** The buttons of the address finder, by the value of `intent`. */
export const addressIntents = {
  find: 'find-address',
  choose: 'choose-address',
  enter: 'enter-address',
  save: 'save-address',
  clear: 'clear-address',
} as const;

/** The result of a step. The page moves the focus to the error summary, or to the element with the id `focus`. */
export type AddressOutcome = {
  answers: Answers;
  address: AddressState;
  errors?: FieldErrors;
  focus?: string;
  /** The post itself failed, not only its look-up. */
  failure?: FailureNotice;
  /** The visitor has sent too many. */
  limit?: Limit;
};

/** The address so far, as the post states it, whichever button sent it. `checkDetails` verifies it. */
export function addressSoFar(answers: Answers): AddressState {
  const { 'address-id': id, 'address-label': label, 'address-seal': seal = '' } = answers;
  if (id && label && label.length <= longestLine) return { chosen: { id, label, seal } };
  return 'address-line1' in answers ? { isManual: true } : {};
}

/** What a details page shows when its post failed: the address's own banner, or that of the form. SPEC §8. */
export function failedAddressStep(answers: Answers, why: PostFailure): AddressOutcome {
  const address = addressSoFar(answers);
  const isAddressStep = Object.values<string | undefined>(addressIntents).includes(answers['intent']);
  // Every button posts the whole form, so what is too long may be anywhere in it.
  if (!isAddressStep || why === 'too-long') return { answers, address, failure: bannerOf(why) };
  return { answers, address: { ...address, failure: { ...addressFailure } }, focus: 'address-problem' };
}
