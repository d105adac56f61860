/** SPEC §7 "the two Pay As You Go subtypes". */
const payAsYouGoSubtypes: ReadonlySet<string> = new Set([
  'Make a complaint-Pay As You Go',
  'Enquiry-Pay As You Go',
]);

/**
 * SPEC §7: "false or null meter and service flags" and three fixed values. SPEC leaves the flags' names open; these
 * are ours: false for booleans, null for values, both meaning that no form asked for them.
 */
const defaults = {
  isSmartMeter: false,
  isEconomy7Meter: false,
  hasMeterAccess: null,
  electricityMeterSerialNumber: null,
  electricityMeterReading: null,
  gasMeterSerialNumber: null,
  gasMeterReading: null,
  hasHomeServices: false,
  isTransferringServices: false,
  servicesPaymentMethod: null,
  energyPaymentMethod: 'newBankAccountDetails',
  forwardingAddressIsUK: true,
  useSamePaymentDetailsForServicesAndEnergy: true,
} as const;

/** Whether a lead's additional information is replaced by the fixed defaults. SPEC §7. */
export function isPayAsYouGo(querySubtype: string): boolean {
  return payAsYouGoSubtypes.has(querySubtype);
}

/** The fixed defaults, with the textphone number if one was given. SPEC §7, CONTRACTS reading 2. */
export function payAsYouGoDefaults(textphoneNumber: string): Record<string, string | boolean | null> {
  return { ...defaults, ...(textphoneNumber && { textphoneNumber }) };
}
