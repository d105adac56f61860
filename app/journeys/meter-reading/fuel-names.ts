import type { Fuel } from '#contracts/forms/meter-reading/fields.ts';

/** The fuels in the visitor's words. */
export const fuelNames: Record<Fuel, string> = {
  Dual: 'Gas and electricity',
  Gas: 'Gas',
  Electricity: 'Electricity',
};
