/** The names of the fields about who read the meter, keyed by what they contain. SPEC §3 "Meter-read form fields". */
export const readerFieldNames = {
  firstName: 'first_name',
  surname: 'last_name',
  email: 'email',
  telephone: 'telephone',
} as const;
