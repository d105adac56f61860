import { expect, test } from 'vitest';
import { fillEmpty } from './fill-empty.ts';

test('known details fill only empty answers', () => {
  const answers = { 'first-name': 'Ann', surname: '', query: 'A long story.' };
  const known = { 'first-name': 'Noor', surname: 'Platt', email: 'noor@example.com' };
  expect(fillEmpty(answers, known)).toEqual({
    'first-name': 'Ann',
    surname: 'Platt',
    email: 'noor@example.com',
    query: 'A long story.',
  });
});
