import type { Economy7, Fuel } from './fields.ts';
import type { Title } from './title.ts';

type Person = {
  title: Title | null;
  firstName: string;
  lastName: string;
  telephone: string;
  email: string | null;
  /** The day the meter was read, as an ISO day in London. */
  date: string;
};
type Gas = { gasAccountNumber: string; gasReading: string };
type Electricity = { elecAccountNumber: string } & (
  | { isEconomy7: false; elecReading: string }
  | { isEconomy7: true; elec7ReadingNormal: string; elec7ReadingLow: string }
);

/** Validated readings: exactly those that the chosen fuel and Economy 7 need. SPEC §2, §3, §5. */
export type MeterReading = Person &
  (
    | ({ fuel: 'Gas'; isEconomy7: false } & Gas)
    | ({ fuel: 'Electricity' } & Electricity)
    | ({ fuel: 'Dual' } & Gas & Electricity)
  );

/** Validated answers by field name. Fields that the choices did not show are missing, and are not read. */
export type GivenAnswers = {
  fuel: Fuel;
  title: Title | null;
  first_name: string;
  last_name: string;
  telephone: string;
  email: string | null;
  date: string;
  is_economy_7_radio: Economy7;
  gas_account_number: string;
  gas_reading: string;
  elec_account_number: string;
  elec_reading: string;
  elec7_reading_normal: string;
  elec7_reading_low: string;
};

/** Renames validated answers to the names from which the lead is built. */
export function normaliseMeterReading(given: GivenAnswers): MeterReading {
  const { fuel } = given;
  const person: Person = {
    title: given.title,
    firstName: given.first_name,
    lastName: given.last_name,
    telephone: given.telephone,
    email: given.email,
    date: given.date,
  };
  if (fuel === 'Gas') return { ...person, fuel, isEconomy7: false, ...gasOf(given) };
  if (fuel === 'Electricity') return { ...person, fuel, ...electricityOf(given) };
  return { ...person, fuel, ...gasOf(given), ...electricityOf(given) };
}

function gasOf(given: GivenAnswers): Gas {
  return { gasAccountNumber: given.gas_account_number, gasReading: given.gas_reading };
}

function electricityOf(given: GivenAnswers): Electricity {
  const elecAccountNumber = given.elec_account_number;
  if (given.is_economy_7_radio === 'no') {
    return { elecAccountNumber, isEconomy7: false, elecReading: given.elec_reading };
  }
  const { elec7_reading_normal: elec7ReadingNormal, elec7_reading_low: elec7ReadingLow } = given;
  return { elecAccountNumber, isEconomy7: true, elec7ReadingNormal, elec7ReadingLow };
}
