import { expect, test } from 'vitest';
import { compareBytes } from './compare-bytes.ts';

const recorded = { '/': 10_000, '/contact-us': 20_000 };

test('routes that stayed the same, shrank or grew by at most 2% pass', () => {
  expect(compareBytes(recorded, recorded)).toEqual([]);
  expect(compareBytes(recorded, { '/': 1, '/contact-us': 20_400 })).toEqual([]);
});

test('a route that grew by more is reported with both figures', () => {
  const faults = compareBytes(recorded, { ...recorded, '/contact-us': 20_401 });
  expect(faults).toEqual([expect.stringMatching(/^\/contact-us: 20401 bytes, recorded with 20000\./)]);
});

test('a new route, or one that was removed, has to be recorded', () => {
  const faults = compareBytes(recorded, { '/': 10_000, '/films': 5 });
  expect(faults).toEqual([
    expect.stringMatching(/^\/films: 5 bytes, not recorded\./),
    expect.stringMatching(/^\/contact-us: recorded, but not in the build\./),
  ]);
});
