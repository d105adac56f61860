/** The fields that identify a person in every details form (PersonFields), by content. */
export const personFieldNames = {
  firstName: 'first-name',
  surname: 'surname',
  email: 'email',
  telephone: 'telephone',
} as const;
