import { expect, test } from 'vitest';
import { chosenConsent } from './chosen-consent.ts';

const none = { performance: false, functional: false, targeting: false };
const all = { performance: true, functional: true, targeting: true };

function formOf(answers: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  return form;
}

test.each([
  ['accepting all', { choice: 'accept-all' }, all],
  ['accepting all, whatever the answers', { choice: 'accept-all', performance: 'no' }, all],
  ['rejecting all', { choice: 'reject-all' }, none],
  ['rejecting all, whatever the answers', { choice: 'reject-all', performance: 'yes' }, none],
  ['one yes', { choice: 'as-chosen', performance: 'yes', functional: 'no' }, { ...none, performance: true }],
  ['answers without a button, as Enter may send them', { functional: 'yes' }, { ...none, functional: true }],
  ['nothing at all', {}, none],
  [
    'answers nobody offered',
    { choice: 'everything', performance: 'on', necessary: 'no', other: 'yes' },
    none,
  ],
])('%s', (_, answers, consent) => {
  expect(chosenConsent(formOf(answers))).toEqual(consent);
});
