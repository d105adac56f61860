import * as z from 'zod/mini';
import { optionalEmailAddress } from '../email-address.ts';
import { readingName } from '../person-name.ts';
import { anyTelephone } from '../phone-number.ts';
import { customerNumber } from './customer-number.ts';
import { economy7Choices, fuels, type MeterReadingField } from './fields.ts';
import { readingDate } from './reading-date.ts';
import { reading } from './reading.ts';
import { shownFields } from './shown-fields.ts';
import { normaliseMeterReading, type GivenAnswers, type MeterReading } from './normalise-meter-reading.ts';
import { title } from './title.ts';

/**
 * Readings of the price-cap form. SPEC §2 "submit-meter-read", §3 "Meter-read form fields", §5 "Meter read". Validates
 * the fields that fuel and Economy 7 show, in the order of the page, and drops all others, including the two hidden
 * ones: the company is fixed, and the reading date is `date`. `today` is the day in London (`londonDay`), for browser
 * and server; `latest` is the last day accepted, later than `today` if the page was loaded before midnight.
 */
export function meterReading(days: { today: string; latest?: string }): z.ZodMiniType<MeterReading> {
  const rules = fieldRules(days.today, days.latest);
  return z.pipe(
    z.looseObject({}),
    z.transform((answers, context) => {
      const shown = shownFields(answers).map((field) => [field, rules[field]] as const);
      const parsed = z.object(Object.fromEntries(shown)).safeParse(answers);
      if (parsed.success) return normaliseMeterReading(parsed.data as GivenAnswers);
      for (const { path, message } of parsed.error.issues) {
        context.issues.push({ code: 'custom', path, message, input: answers });
      }
      return z.NEVER;
    }),
  );
}

/** The rule of each single field. SPEC §5 "Meter read". */
export function fieldRules(today: string, latest = today) {
  return {
    fuel: z.enum(fuels, 'Choose which fuel you are sending readings for'),
    elec_account_number: customerNumber('electricity'),
    is_economy_7_radio: z.enum(economy7Choices, 'Choose yes if you have an Economy 7 meter, or no'),
    elec_reading: reading('elec_reading'),
    elec7_reading_normal: reading('elec7_reading_normal'),
    elec7_reading_low: reading('elec7_reading_low'),
    gas_account_number: customerNumber('gas'),
    gas_reading: reading('gas_reading'),
    date: readingDate(today, latest),
    title,
    first_name: readingName('First name'),
    last_name: readingName('Last name'),
    telephone: anyTelephone,
    email: optionalEmailAddress,
  } satisfies Record<MeterReadingField, z.ZodMiniType>;
}
