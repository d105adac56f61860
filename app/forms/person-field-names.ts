/** The fields of every details form that ask who someone is (PersonFields), by what they hold. */
export const personFieldNames = {
  firstName: 'first-name',
  surname: 'surname',
  email: 'email',
  telephone: 'telephone',
} as const;
