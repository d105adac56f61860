import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Brand } from '#contracts/brand.ts';
import { ringTopics, type RingTopic } from '#contracts/ring-topics.ts';
import { named, readElements } from '#tests/support/read-elements.ts';
import { fallbackBrand } from '../fallback-brand.ts';
import { RingUs } from './ring-us.tsx';
import { ringFor } from './ring.ts';

const hours = [{ days: 'Monday to Friday', opens: '08:00', closes: '18:00' }];
const brand: Brand = {
  ...fallbackBrand,
  phones: {
    ...fallbackBrand.phones,
    customerService: '0808 157 0001',
    meterEmergency: '0808 157 0002',
    payAsYouGo: '0808 157 0003',
    bereavement: '0808 157 0004',
  },
  openingHours: 'Most days',
  lines: { customerService: { hours, cost: 'Free to call' }, meterEmergency: { allDay: true } },
  bankHolidays: { where: 'Wales', days: [{ date: '2026-12-25', name: 'Christmas Day' }] },
};

function shown(topic: RingTopic, from: Brand = brand) {
  const html = renderToStaticMarkup(<RingUs ring={ringFor(from, topic)} />);
  const elements = readElements(html);
  return {
    words: elements.map(({ text }) => text)[0] ?? '',
    number: named(elements, 'a').find((link) => link.get('class') === 'ring__num')?.text,
    says: named(elements, 'opening-state').map((state) => JSON.parse(state.get('data-opening') ?? '')),
  };
}

test.each<[RingTopic, string]>([
  ['billing', '0808 157 0001'],
  ['complaints', '0808 157 0001'],
  ['prepayment', '0808 157 0003'],
  ['noSupply', '0808 157 0002'],
  ['bereavement', '0808 157 0004'],
])('the number to ring about %s is %s', (topic, number) => {
  expect(shown(topic).number).toBe(number);
});

test.each<RingTopic>(['homeCover', 'supportNeeds'])(
  'without a line for %s the page shows customer service’s number and hours',
  (topic) => {
    expect(shown(topic).number).toBe('0808 157 0001');
    expect(shown(topic).words).toContain('Monday to Friday8am to 6pm');
  },
);

test('the page itself gives the hours, but does not say whether the line is open now', () => {
  const { words, says } = shown('general');
  expect(words).toContain('Saturday and SundayClosed');
  expect(words).toContain('Closed on bank holidays in Wales.');
  expect(words).not.toMatch(/Open now|Closed now/);
  expect(says).toEqual([expect.objectContaining({ until: 2026, closed: { '2026-12-25': '' } })]);
});

test('a 24-hour line is always open, with or without scripts', () => {
  const { words, says } = shown('noSupply');
  expect(words).toContain('Open now day and night, every day');
  expect(words).not.toContain('No supply today?');
  expect(says).toEqual([]);
});

test('a line without listed hours shows the supplier’s own words, and does not say whether it is open now', () => {
  const { customerService: _, ...lines } = brand.lines ?? {};
  const { words, says } = shown('general', { ...brand, lines });
  expect(words).toContain('Most days.');
  expect(says).toEqual([]);
});

test('another line without listed hours shows none: those of customer service may not be its own', () => {
  const { words, says } = shown('bereavement');
  expect(words).toContain('0808 157 0004');
  expect(words).not.toContain('Most days');
  expect(says).toEqual([]);
});

test('every topic has Relay UK, BSL and a heading; a brand without numbers shows nothing', () => {
  for (const topic of ringTopics) {
    expect(shown(topic).words, topic).toMatch(/^.*(?:[Rr]ing us|Pay as you go, no supply)/);
    expect(shown(topic).words, topic).toContain('Relay UK: dial 18001 first');
    expect(shown(topic).words, topic).toContain('British Sign Language help');
    expect(shown(topic, fallbackBrand).words, topic).toBe('');
  }
});
