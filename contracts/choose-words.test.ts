import { expect, test } from 'vitest';
import { chooseWords } from './choose-words.ts';

const usual = {
  title: 'Your information hasn’t gone through',
  description: 'There’s been a problem recording your details. Please try again.',
};
const words = (title: string) => ({ title, description: `${title}.` });
const mapped = {
  byStatus: { 409: words('by status') },
  byMessage: { 'No such account': words('by message') },
  default: words('by default'),
};

// SPEC §8: "A mapper can replace title and description by HTTP status, then by message, then by a default."
test.each([
  ['nothing is mapped', { status: 500, message: 'x' }, undefined, usual],
  ['the status is mapped', { status: 409, message: 'x' }, mapped, words('by status')],
  ['status and message are mapped', { status: 409, message: 'No such account' }, mapped, words('by status')],
  ['the message is mapped', { status: 422, message: 'No such account' }, mapped, words('by message')],
  ['neither is mapped', { status: 422, message: 'x' }, mapped, words('by default')],
  ['there was no answer', { status: undefined, message: 'x' }, mapped, words('by default')],
  ['there is no default', { status: 422, message: 'x' }, { byStatus: mapped.byStatus }, usual],
  [
    'the message is the name of something built in',
    { status: 422, message: 'constructor' },
    { byMessage: {} },
    usual,
  ],
])('the wording is chosen when %s', (_, failure, given, expected) => {
  expect(chooseWords(failure, given)).toEqual(expected);
});
