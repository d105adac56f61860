/** The complaint and enquiry forms, as their addresses name them. SPEC §2 "complaints/{complaint}". */
export const complaintForms = [
  'gas-and-electricity',
  'enquiry-gas-and-electricity',
  'pay-as-you-go',
  'enquiry-pay-as-you-go',
] as const;
export type ComplaintForm = (typeof complaintForms)[number];
