/** The names of the fields that identify a person in every details form (PersonFields), keyed by what they contain. */
export const personFieldNames = {
  firstName: 'first-name',
  surname: 'surname',
  email: 'email',
  telephone: 'telephone',
} as const;
