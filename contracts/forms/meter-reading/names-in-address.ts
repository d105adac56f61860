import type { MeterReadingField } from './fields.ts';

/** The parameters of an address that fill the form in. SPEC §2 "submit-meter-read". */
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

/** Those that hold answers sealed, for browsers that refuse cookies: what fills the form in, and what was sent. */
export const sealedNames = { prefill: 'filled', sent: 'sent' } as const;
