import { defaultEconomy7, defaultFuel, fuels } from '#contracts/forms/meter-reading/fields.ts';
import { shownFields } from '#contracts/forms/meter-reading/shown-fields.ts';
import type { Answers } from '../../forms/answers.ts';

/** The fuel of the answers, or the default. */
export function fuelOf({ fuel }: Answers) {
  return fuels.find((name) => name === fuel) ?? defaultFuel;
}

/** The names of the fields that the answers show; a choice that is missing has its default. */
export function shownFor(given: Answers): ReadonlySet<string> {
  const economy7 = given['is_economy_7_radio'] ?? defaultEconomy7;
  return new Set(shownFields({ fuel: fuelOf(given), is_economy_7_radio: economy7 }));
}
