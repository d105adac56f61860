import { readableDay } from '#contracts/calendar/readable-day.ts';
import {
  defaultFuel,
  defaultEconomy7,
  fuels,
  type MeterReadingField,
} from '#contracts/forms/meter-reading/fields.ts';
import type { Answers, FieldErrors } from '../../../forms/answers.ts';
import { fuelNames } from '../fuel-names.ts';
import { dayOf, enteredDate } from '../entered-date.ts';

/** One question of the form, which phones show on its own. */
export type ReadingStep = {
  id: StepId;
  /** The question in a few words: its row once it is answered, and the name of its heading. */
  name: string;
  fields: readonly MeterReadingField[];
  /** The answer on one line. */
  answer: (given: Answers) => string;
};
export type StepId =
  | 'fuel'
  | 'elec-number'
  | 'elec-reading'
  | 'gas-number'
  | 'gas-reading'
  | 'date'
  | 'name'
  | 'contact';

const together = (given: Answers, names: MeterReadingField[], between: string) =>
  names
    .map((name) => given[name]?.trim())
    .filter(Boolean)
    .join(between);

const steps: readonly ReadingStep[] = [
  {
    id: 'fuel',
    name: 'Fuel',
    fields: ['fuel'],
    answer: ({ fuel }) => fuelNames[fuels.find((each) => each === fuel) ?? defaultFuel],
  },
  {
    id: 'elec-number',
    name: 'Electricity number',
    fields: ['elec_account_number'],
    answer: (given) => together(given, ['elec_account_number'], ''),
  },
  {
    id: 'elec-reading',
    name: 'Electricity reading',
    fields: ['is_economy_7_radio', 'elec_reading', 'elec7_reading_normal', 'elec7_reading_low'],
    answer: (given) =>
      (given['is_economy_7_radio'] ?? defaultEconomy7) === 'yes'
        ? `${given['elec7_reading_normal'] ?? ''} day, ${given['elec7_reading_low'] ?? ''} night`
        : together(given, ['elec_reading'], ''),
  },
  {
    id: 'gas-number',
    name: 'Gas number',
    fields: ['gas_account_number'],
    answer: (given) => together(given, ['gas_account_number'], ''),
  },
  {
    id: 'gas-reading',
    name: 'Gas reading',
    fields: ['gas_reading'],
    answer: (given) => together(given, ['gas_reading'], ''),
  },
  {
    id: 'date',
    name: 'Date of reading',
    fields: ['date'],
    answer: (given) => {
      const day = dayOf(given);
      return day ? readableDay(day) : enteredDate(given);
    },
  },
  {
    id: 'name',
    name: 'Your name',
    fields: ['title', 'first_name', 'last_name'],
    answer: (given) => together(given, ['title', 'first_name', 'last_name'], ' '),
  },
  {
    id: 'contact',
    name: 'Contact details',
    fields: ['telephone', 'email'],
    answer: (given) => together(given, ['telephone', 'email'], ', '),
  },
];

/** The questions that the choices show, in the order of the form. */
export function readingSteps(shown: ReadonlySet<string>): ReadingStep[] {
  return steps.filter(({ fields }) => fields.some((field) => shown.has(field)));
}

export function isWrong({ fields }: ReadingStep, errors: FieldErrors): boolean {
  return fields.some((field) => field in errors);
}

/** The answers that only a visitor or a link to the form gives: the others have a default, or come from an account. */
const own: MeterReadingField[] = [
  'elec_account_number',
  'elec_reading',
  'elec7_reading_normal',
  'elec7_reading_low',
  'gas_account_number',
  'gas_reading',
];

/**
 * The questions that count as answered when the form opens: if the visitor has begun, all before the first unanswered
 * one; otherwise none, so that nobody overlooks the first question.
 */
export function answeredBefore(all: ReadingStep[], given: Answers, errors: FieldErrors): StepId[] {
  const isStarted = own.some((field) => given[field]) || (given['fuel'] ?? defaultFuel) !== defaultFuel;
  if (!isStarted) return [];
  const first = all.findIndex((step) => isWrong(step, errors));
  return all.slice(0, first === -1 ? -1 : first).map(({ id }) => id);
}
