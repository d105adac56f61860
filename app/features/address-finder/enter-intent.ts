import { addressIntents, type AddressState } from './address-state.ts';

/** What the Enter key stands for in a form with an address: what the address needs next, else `whenChosen`. */
export function enterIntent({ chosen, found, isManual }: AddressState, whenChosen: string): string {
  if (chosen) return whenChosen;
  if (isManual) return addressIntents.save;
  return found && found.length > 0 ? addressIntents.choose : addressIntents.find;
}
