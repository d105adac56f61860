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
