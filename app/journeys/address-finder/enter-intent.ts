import { addressIntents, type AddressState } from './address-state.ts';

/** The intent of the Enter key in a form with an address: the next step of the address, else `whenChosen`. */
export function enterIntent({ chosen, found, isManual }: AddressState, whenChosen: string): string {
  if (chosen) return whenChosen;
  if (isManual) return addressIntents.save;
  return found && found.length > 0 ? addressIntents.choose : addressIntents.find;
}
