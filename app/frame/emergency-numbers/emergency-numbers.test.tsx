import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Brand } from '#contracts/brand.ts';
import { fallbackBrand } from '../fallback-brand.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';

const withLine = (line?: NonNullable<Brand['lines']>[string]): Brand => ({
  ...fallbackBrand,
  phones: { ...fallbackBrand.phones, meterEmergency: '0808 157 0004', customerService: '0808 157 0001' },
  openingHours: 'Monday to Friday 8am to 6pm',
  ...(line && { lines: { meterEmergency: line } }),
});
const weekdays = { days: 'Monday to Friday', opens: '08:00', closes: '20:00' };

test.each([
  ['always open', { allDay: true, cost: 'Free to call' }, 'Our meter emergency line. Free, day and night.'],
  ['open on weekdays', { hours: [weekdays], cost: 'Up to 13p a minute' }, 'Our meter emergency line.'],
  ['always open at an unknown cost', { allDay: true }, 'Our meter emergency line. Day and night.'],
  ['unknown', undefined, 'Our meter emergency line.'],
])(
  'the card of a meter emergency line whose hours are %s says so only if that is at any time',
  (_, line, note) => {
    const html = renderToStaticMarkup(<EmergencyNumbers brand={withLine(line)} />);
    const [, words] = /(Our meter emergency line\.[^<]*)</.exec(html) ?? [];
    expect(words).toBe(note);
  },
);
