import { expect, test } from 'vitest';
import { figuresIn } from './figures-in.ts';

test.each([
  ['It’s £150.', ['£150']],
  ['£1,717 a year, up £ 5.50', ['£1,717', '£ 5.50']],
  ['£60, for example', ['£60']],
  ['£2 million', ['£2 million']],
  ['at 25p or 24.67p each', ['25p', '24.67p']],
  ['5%, 2.5 % or 10 per cent', ['5%', '2.5 %', '10 per cent']],
  ['on 21 November 2026', ['21 November 2026']],
  ['by the 31st March', ['31st March']],
  ['from April 2026', ['April 2026']],
  ['winter 2026 to 2027', ['2026', '2027']],
])('the figures in ‘%s’ are found', (text, figures) => {
  expect(figuresIn(text).map(({ figure }) => figure)).toEqual(figures);
});

test.each([
  'Call 0808 157 2010 or 0300 2026 100.',
  'The Equality Act 2010 and the Gas Safety Regulations 1998',
  'A heater of 2,000 watts, a meter at 02045 or 120264',
  'In April and in May, at 3pm, 12 months, 60°C, 7 kW, page 2',
  'On 2026-12-25, as <time> has it',
  'The pressure is £ and %',
])('no figures are found in ‘%s’', (text) => {
  expect(figuresIn(text)).toEqual([]);
});
