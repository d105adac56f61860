import { expect, test } from 'vitest';
import { mendedReadings, mendIntent } from './mend.ts';

test('the readings of a button come back as they were, noughts in front kept', () => {
  const swapped = { elec7_reading_normal: '009315', elec7_reading_low: '014728' };
  expect(mendedReadings(mendIntent(swapped))).toEqual(swapped);
});

test('a reading as someone typed it comes back as it was', () => {
  expect(mendedReadings(mendIntent({ gas_reading: '1&elec_reading=2' }))).toEqual({
    gas_reading: '1&elec_reading=2',
  });
});

test('what is no reading is left alone, whoever made the intent', () => {
  expect(mendedReadings('mend?gas_reading=3864&email=a%40example.com&toString=x')).toEqual({
    gas_reading: '3864',
  });
});

test.each(['send', 'choose', '', 'mend', undefined])('the intent %j mends nothing', (intent) => {
  expect(mendedReadings(intent)).toBeUndefined();
});
