/** The form's fields about who read the meter, by content. SPEC §3 "Meter-read form fields". */
export const readerFieldNames = {
  firstName: 'first_name',
  surname: 'last_name',
  email: 'email',
  telephone: 'telephone',
} as const;
