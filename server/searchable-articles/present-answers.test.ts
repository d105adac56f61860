import { expect, test } from 'vitest';
import type { Intent } from '#contracts/instant-answers.ts';
import { fallbackBrand } from '#app/frame/fallback-brand.ts';
import type { Brand } from '#contracts/brand.ts';
import { presentAnswers } from './present-answers.ts';

const brand: Brand = {
  ...fallbackBrand,
  phones: {
    customerService: '0808 157 0001',
    payAsYouGo: '0808 157 0002',
    powerCut: '105',
    gasEmergency: '0800 111 999',
    extraSupport: '0808 157 0003',
    meterEmergency: '0808 157 0004',
  },
  openingHours: 'Monday to Friday 8am to 6pm',
  lines: {
    payAsYouGo: {
      cost: 'Free to call',
      hours: [{ days: 'Monday to Sunday', opens: '08:00', closes: '20:00' }],
    },
    extraSupport: { hours: [{ days: 'Monday to Sunday', opens: '09:00', closes: '12:00' }] },
    meterEmergency: { allDay: true, cost: 'Free to call' },
  },
};

const present = (answer: Intent, meterReadingPlace = '/energy/meter-reads') =>
  presentAnswers([answer], { meterReadingPlace, brand });

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
  const [shown] = present(answer) ?? [];
  expect(shown?.page).toEqual({ label: 'Send it', href: '/energy/meter-reads' });
  expect(shown?.others).toEqual(answer.others);
  expect(present(answer, '/help-and-support/submit-meter-read')?.[0]?.page).toEqual(answer.page);
});

test('an answer with words instead of a phone number is shown without a call', () => {
  const unread = { ...answer, call: { number: 'the number on your bill', note: 'Free' } };
  expect(present(unread)?.[0]).not.toHaveProperty('call');
  expect(present(answer)?.[0]?.call).toEqual(answer.call);
});

test.each([
  ['0808 157 0002', 'Free, every day 8am to 8pm'],
  ['0808 157 0003', 'Every day 9am to midday'],
  ['0808 157 0004', 'Free, day and night'],
  ['0808 157 0001', 'Monday to Friday 8am to 6pm'],
  ['105', undefined],
  ['999', undefined],
])('a call to %s without a note has that of its line: %s', (number, note) => {
  expect(present({ ...answer, call: { number } })?.[0]?.call).toEqual({ number, ...(note && { note }) });
});

test('without answers there are none to present', () => {
  expect(presentAnswers(undefined, { meterReadingPlace: '/energy/meter-reads', brand })).toBeUndefined();
});
