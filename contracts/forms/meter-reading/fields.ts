/** The fuels that readings can be sent for, and the default. SPEC §2 "submit-meter-read". */
export const fuels = ['Dual', 'Gas', 'Electricity'] as const;
export type Fuel = (typeof fuels)[number];
export const defaultFuel: Fuel = 'Dual';

/** The Economy 7 choice; 'no' by default. SPEC §2 "submit-meter-read". */
export const economy7Choices = ['yes', 'no'] as const;
export type Economy7 = (typeof economy7Choices)[number];
export const defaultEconomy7: Economy7 = 'no';

/** Fixed value of the hidden field `company`, and of the lead's Company. SPEC §3 "Meter-read form fields". */
export const company = 'Price-cap';

/** Fields that a visitor fills in. SPEC §3 "Meter-read form fields"; `company` and `reading_date` are hidden. */
export type MeterReadingField =
  | 'fuel'
  | 'elec_account_number'
  | 'is_economy_7_radio'
  | 'elec_reading'
  | 'elec7_reading_normal'
  | 'elec7_reading_low'
  | 'gas_account_number'
  | 'gas_reading'
  | 'date'
  | 'title'
  | 'first_name'
  | 'last_name'
  | 'telephone'
  | 'email';

/** The register of each reading field, as messages call it. */
export const readingNames = {
  elec_reading: 'electricity reading',
  elec7_reading_normal: 'normal (day) reading',
  elec7_reading_low: 'low (night) reading',
  gas_reading: 'gas reading',
} as const satisfies Partial<Record<MeterReadingField, string>>;
export type ReadingField = keyof typeof readingNames;
