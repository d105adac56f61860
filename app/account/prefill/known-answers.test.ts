import { expect, test } from 'vitest';
import { personFieldNames } from '../../forms/person-field-names.ts';
import { knownAnswers } from './known-answers.ts';

const noor = { firstName: 'Noor', surname: 'Platt', email: 'noor@example.com', telephone: '07700 900 201' };

test('details become answers keyed by the form’s field names', () => {
  expect(knownAnswers(noor, personFieldNames)).toEqual({
    'first-name': 'Noor',
    surname: 'Platt',
    email: 'noor@example.com',
    telephone: '07700 900 201',
  });
});

test('an unknown detail gives no answer rather than an empty one', () => {
  expect(knownAnswers({ ...noor, telephone: '' }, personFieldNames)).not.toHaveProperty('telephone');
  expect(knownAnswers(undefined, personFieldNames)).toEqual({});
});
