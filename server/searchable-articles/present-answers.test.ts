import { expect, test } from 'vitest';
import type { Intent } from '#contracts/instant-answers.ts';
import { presentAnswers } from './present-answers.ts';

const answer: Intent = {
  id: 'meter-reading',
  title: 'Send a reading',
  step: 'Read it.',
  call: { number: '0808 157 0002', note: 'Free' },
  page: { label: 'Send it', href: '/help-and-support/submit-meter-read' },
  others: [{ label: 'All year', href: '/energy/meter-reads' }],
  searches: ['meter reading'],
};

test('links to give a reading follow the meter-reading window', () => {
  const [shown] = presentAnswers([answer], '/energy/meter-reads') ?? [];
  expect(shown?.page).toEqual({ label: 'Send it', href: '/energy/meter-reads' });
  expect(shown?.others).toEqual(answer.others);
  expect(presentAnswers([answer], '/help-and-support/submit-meter-read')?.[0]?.page).toEqual(answer.page);
});

test('an answer with words instead of a phone number is shown without a call', () => {
  const unread = { ...answer, call: { number: 'the number on your bill', note: 'Free' } };
  expect(presentAnswers([unread], '/energy/meter-reads')?.[0]).not.toHaveProperty('call');
  expect(presentAnswers([answer], '/energy/meter-reads')?.[0]?.call).toEqual(answer.call);
});

test('without answers there are none to present', () => {
  expect(presentAnswers(undefined, '/energy/meter-reads')).toBeUndefined();
});
