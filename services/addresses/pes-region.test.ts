import { expect, test } from 'vitest';
import { pesRegion } from './pes-region.ts';
import { postcodeAreas } from '#contracts/postcodes/postcode-areas.ts';

test.each([
  ['NR1 1AA', '10'],
  ['NG1 1AA', '11'],
  ['SW1A 1AA', '12'],
  ['E1W 1AA', '12'],
  ['L1 1AA', '13'],
  ['B1 1AA', '14'],
  ['NE1 1AA', '15'],
  ['YO1 7HH', '15'],
  ['M1 1AA', '16'],
  ['AB10 1AA', '17'],
  ['G1 1AA', '18'],
  ['BN1 1AA', '19'],
  ['SO14 1AA', '20'],
  ['CF10 1AA', '21'],
  ['BS1 1AA', '22'],
  ['LS1 1AA', '23'],
])('%s is in distribution region %s', (postcode, region) => {
  expect(pesRegion(postcode)).toBe(region);
});

test.each(['BT1 1AA', 'JE2 3AB', 'GY1 1AA', 'IM1 1AA', '', 'ZZ1 1AA'])('%j has no region', (postcode) => {
  expect(pesRegion(postcode)).toBeNull();
});

test('each of the 120 postcode areas of Great Britain has one region, and each region has areas', () => {
  const regions = [...postcodeAreas.values()].filter((region) => region !== null);
  expect(regions).toHaveLength(120);
  expect(postcodeAreas.size).toBe(124);
  expect(new Set(regions)).toEqual(new Set(Array.from({ length: 14 }, (_, nth) => nth + 10)));
});
