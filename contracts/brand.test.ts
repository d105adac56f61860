import { expect, test } from 'vitest';
import { brand } from './brand.ts';

const sound = {
  name: 'Bright Water',
  legalName: 'Bright Water Power plc',
  registration: '',
  address: '',
  phones: {
    meterEmergency: '0808 157 0001',
    gasEmergency: '0800 111 999',
    powerCut: '105',
    customerService: '0808 157 0002',
  },
  openingHours: '',
};
const read = (changes: object) => brand.safeParse({ ...sound, ...changes }).data;

test.each([
  { src: '/media/mark.svg', words: ['Bright', 'Water'] },
  { src: '/media/mark.svg', words: ['Bright'] },
  { src: '/media/logo.png', alt: 'Bright Water Power', width: 180, icon: '/media/icon.svg' },
  { src: '/media/brand/logo.svg' },
])('a logo may be %j', (logo) => {
  expect(read({ logo })?.logo).toEqual(logo);
});

test.each([
  { src: 'https://evil.example/logo.svg' },
  { src: '//evil.example/logo.svg' },
  { src: 'data:image/svg+xml,<svg/>' },
  { src: '/media/"onerror="x' },
  { src: '/media/a.svg', icon: 'javascript:alert(1)' },
  { src: '/media/a.svg', words: [] },
  { src: '/media/a.svg', width: 2_000 },
  { words: ['Bright'] },
  'logo.svg',
])('a logo of %j is ignored, and the rest of the brand is used', (logo) => {
  expect(read({ logo })).toEqual({ ...sound, logo: undefined });
});

test('a number of the supplier’s own is read, and an invalid one is ignored', () => {
  const phones = { ...sound.phones, evCharging: '0808 157 0003', fax: 'none' };
  expect(read({ phones })?.phones['evCharging']).toBe('0808 157 0003');
  expect(read({ phones })?.phones['fax']).toBeUndefined();
});

test.each(['', '  ', 'freephone', '0800 111 999"', '1 2', '+'])(
  'a brand whose emergency number is %j is invalid',
  (gasEmergency) => {
    expect(read({ phones: { ...sound.phones, gasEmergency } })).toBeUndefined();
  },
);

const bankHolidays = { where: 'Wales', days: [{ date: '2026-12-25', name: 'Christmas Day' }] };
const office = {
  hours: [{ days: 'Monday to Friday', opens: '08:00', closes: '17:30' }],
  cost: 'Free to call',
};

test('a phone line has opening hours, or is open day and night', () => {
  const lines = { customerService: office, meterEmergency: { allDay: true }, fax: { cost: '5p' } };
  expect(read({ lines, bankHolidays })).toMatchObject({ lines, bankHolidays });
});

test.each([
  ['a day that is none', { days: 'Mon to Fri', opens: '08:00', closes: '18:00' }],
  ['days against the order of the week', { days: 'Friday to Monday', opens: '08:00', closes: '18:00' }],
  ['a time that is none', { days: 'Monday', opens: '8am', closes: '18:00' }],
  ['a time after the end of the day', { days: 'Monday', opens: '08:00', closes: '24:30' }],
  ['an end before its beginning', { days: 'Monday', opens: '18:00', closes: '08:00' }],
])('a line with %s is ignored, and the others are used', (_, entry) => {
  const lines = { customerService: office, payAsYouGo: { hours: [entry] } };
  expect(read({ lines })?.lines).toEqual({ customerService: office, payAsYouGo: undefined });
});

test('a line that names a day twice is ignored', () => {
  const hours = [...office.hours, { days: 'Friday', opens: '09:00', closes: '12:00' }];
  expect(read({ lines: { customerService: { hours } } })?.lines?.['customerService']).toBeUndefined();
});

test.each(['2026-02-30', '25 December', '2026-13-01'])(
  'a list of bank holidays that contains %s is ignored as a whole',
  (date) => {
    const days = [...bankHolidays.days, { date, name: 'Odd day' }];
    expect(read({ bankHolidays: { ...bankHolidays, days } })?.bankHolidays).toBeUndefined();
  },
);
