import { expect, test } from 'vitest';
import { personFieldNames } from '../forms/person-field-names.ts';
import { fillEmpty, knownAnswers } from './known-answers.ts';

const noor = { firstName: 'Noor', surname: 'Platt', email: 'noor@example.com', telephone: '07700 900 201' };

test('details become answers by the names of a form’s fields', () => {
  expect(knownAnswers(noor, personFieldNames)).toEqual({
    'first-name': 'Noor',
    surname: 'Platt',
    email: 'noor@example.com',
    telephone: '07700 900 201',
  });
});

test('what is not known is no answer, not an empty one', () => {
  expect(knownAnswers({ ...noor, telephone: '' }, personFieldNames)).not.toHaveProperty('telephone');
  expect(knownAnswers(undefined, personFieldNames)).toEqual({});
});

test('what is known fills empty answers alone', () => {
  const answers = { 'first-name': 'Ann', surname: '', query: 'A long story.' };
  expect(fillEmpty(answers, knownAnswers(noor, personFieldNames))).toEqual({
    'first-name': 'Ann',
    surname: 'Platt',
    email: 'noor@example.com',
    telephone: '07700 900 201',
    query: 'A long story.',
  });
});
