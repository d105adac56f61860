/** The fields of the form that ask who read the meter, by what they hold. SPEC §3 "Meter-read form fields". */
export const readerFieldNames = {
  firstName: 'first_name',
  surname: 'last_name',
  email: 'email',
  telephone: 'telephone',
} as const;
