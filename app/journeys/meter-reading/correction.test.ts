import { expect, test } from 'vitest';
import { correctedReadings, correctionIntent } from './correction.ts';

test('the readings of a button are read back unchanged, including leading zeros', () => {
  const swapped = { elec7_reading_normal: '009315', elec7_reading_low: '014728' };
  expect(correctedReadings(correctionIntent(swapped))).toEqual(swapped);
});

test('a reading is read back as the visitor typed it', () => {
  expect(correctedReadings(correctionIntent({ gas_reading: '1&elec_reading=2' }))).toEqual({
    gas_reading: '1&elec_reading=2',
  });
});

test('a value that is not a reading is ignored, whoever made the intent', () => {
  expect(correctedReadings('mend?gas_reading=3864&email=a%40example.com&toString=x')).toEqual({
    gas_reading: '3864',
  });
});

test.each(['send', 'choose', '', 'mend', undefined])('the intent %j corrects nothing', (intent) => {
  expect(correctedReadings(intent)).toBeUndefined();
});
