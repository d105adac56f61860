import type { MeterReadingField } from './fields.ts';

/** The query parameters that prefill the form. SPEC §2 "submit-meter-read". */
export const prefilledFields = [
  'title',
  'first_name',
  'last_name',
  'telephone',
  'email',
  'gas_account_number',
  'elec_account_number',
  'fuel',
] as const satisfies MeterReadingField[];

/** Parameters with sealed answers, for browsers that refuse cookies: the prefilled form, and what was sent. */
export const sealedNames = { prefill: 'filled', sent: 'sent' } as const;
