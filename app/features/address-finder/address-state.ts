import { longestLine } from '#contracts/forms/bounded-text.ts';
import type { Address } from '#contracts/address.ts';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import type { Limit } from '../../forms/limit-reached.tsx';

/** An address that was chosen, as the page carries it from post to post. `seal` shows that it was looked up or made here. */
export type ChosenAddress = { id: string; label: string; seal: string };

/** Where the search for an address stands. */
export type AddressState = {
  chosen?: ChosenAddress | undefined;
  /** Addresses found for the postcode, to choose from; empty when it has none. */
  found?: Pick<Address, 'id' | 'label'>[] | undefined;
  isManual?: boolean | undefined;
  /** Entering it by hand was begun before this page was loaded. */
  isBegunBefore?: boolean;
  /** The look-up or the saving failed. SPEC §8. */
  hasFailed?: boolean | undefined;
  /** The visitor has looked up or saved too many. */
  limit?: Limit | undefined;
};

/** The fields of an address by hand in which only a visitor can have typed. */
export const typedByHand = ['address-line1', 'address-line2', 'postal-town', 'county'] as const;

/** An address by hand that was begun in this tab before the page was loaded, when nothing else is known of it. */
export function begunByHand(address: AddressState, isTyped: boolean): AddressState {
  const isOpen =
    !address.chosen && !address.found && !address.isManual && !address.hasFailed && !address.limit;
  return isOpen && isTyped ? { isManual: true, isBegunBefore: true } : address;
}

/** The buttons of the address finder, by the value of `intent`. */
export const addressIntents = {
  find: 'find-address',
  choose: 'choose-address',
  enter: 'enter-address',
  save: 'save-address',
  clear: 'clear-address',
} as const;

/** What the page is told of a step: what it shows first is what is wrong, or the element with the id `focus`. */
export type AddressOutcome = {
  answers: Answers;
  address: AddressState;
  errors?: FieldErrors;
  focus?: string;
  /** The post itself failed, not only its look-up. */
  hasFailed?: boolean;
  /** The visitor has sent too many. */
  limit?: Limit;
};

/** What a post says of the address so far, whatever button sent it. Whether that is true, `checkDetails` finds out. */
export function addressSoFar(answers: Answers): AddressState {
  const { 'address-id': id, 'address-label': label, 'address-seal': seal = '' } = answers;
  if (id && label && label.length <= longestLine) return { chosen: { id, label, seal } };
  return 'address-line1' in answers ? { isManual: true } : {};
}

/** What a page of details shows when the line was lost: the address's own banner, or that of the form. SPEC §8. */
export function lostAddressStep(answers: Answers): AddressOutcome {
  const address = addressSoFar(answers);
  const isAddressStep = Object.values<string | undefined>(addressIntents).includes(answers['intent']);
  if (!isAddressStep) return { answers, address, hasFailed: true };
  return { answers, address: { ...address, hasFailed: true }, focus: 'address-problem' };
}
