import { afterEach, expect, test, vi } from 'vitest';
import { idOf, isSameReading, storeReading, listOfflineReadings, readingsOf } from './offline-readings.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = { fuel: 'Dual', is_economy_7_radio: 'no', elec_reading: '14728', gas_reading: '03864' };

test('a stored reading is described by the readings that its choices show, and by no others', () => {
  expect(readingsOf(answers)).toEqual([
    { name: 'electricity reading', digits: '14728' },
    { name: 'gas reading', digits: '03864' },
  ]);
  expect(readingsOf({ ...answers, fuel: 'Gas' })).toEqual([{ name: 'gas reading', digits: '03864' }]);
  const twoRates = { is_economy_7_radio: 'yes', elec7_reading_normal: '2', elec7_reading_low: '1' };
  expect(readingsOf({ ...answers, ...twoRates, fuel: 'Electricity' })).toEqual([
    { name: 'normal (day) reading', digits: '2' },
    { name: 'low (night) reading', digits: '1' },
  ]);
});

test('another fuel, rate, meter, day or digit makes another stored reading, and another name does not', () => {
  const others = [
    { fuel: 'Gas' },
    { is_economy_7_radio: 'yes' },
    { elec_account_number: 'A12345' },
    { date: '2026-11-19' },
    { gas_reading: '03865' },
  ];
  expect(new Set(others.map((change) => idOf({ ...answers, ...change }))).size).toBe(others.length);
  for (const change of others) expect(idOf({ ...answers, ...change })).not.toBe(idOf(answers));
  expect(idOf({ ...answers, first_name: 'Ann', telephone: '1' })).toBe(idOf(answers));
});

test.each([
  ['all of it', { elec_reading: '14728', gas_reading: '03864' }, true],
  ['with a space after it', { elec_reading: '14728 ' }, true],
  ['with another name', { elec_reading: '14728', first_name: 'Ann' }, true],
  ['the next meter’s reading', { elec_reading: '20111', first_name: 'Ann' }, false],
  ['the same digits on another day', { elec_reading: '14728', date: '2026-11-19' }, false],
  ['a reading that was not sent', { elec_reading: '14728', elec7_reading_low: '1' }, false],
  ['only a name', { first_name: 'Ann' }, false],
])('a draft of %s is of the stored reading: %j → %s', (_, typed, expected) => {
  expect(isSameReading(typed, answers)).toBe(expected);
});

// There is no IndexedDB here, as in a browser that lacks it or refuses to open it.
test('in a browser without a store nothing is stored, and the list is unknown rather than empty', async () => {
  expect(await storeReading({ ...answers, date: '2026-11-20' })).toBe(false);
  expect(await listOfflineReadings()).toBeUndefined();
});

test('in a browser whose store never opens, nothing is stored once the limit is over', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { storeReading: store, storeLimitMs } = await import('./offline-readings.ts');
  const stored = store({ ...answers, date: '2026-11-20' });
  await vi.advanceTimersByTimeAsync(storeLimitMs);
  expect(await stored).toBe(false);
});

test('the flag that readings are stored remains if the store can’t be read', async () => {
  const removeItem = vi.fn();
  vi.stubGlobal('localStorage', { removeItem });
  await listOfflineReadings();
  expect(removeItem).not.toHaveBeenCalled();
});
