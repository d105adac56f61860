import { expect, test } from 'vitest';
import { describeLife } from './describe-life.ts';

test.each([
  [365 * 86_400, '1 year'],
  [182 * 86_400, '6 months'],
  [12 * 3_600, '12 hours'],
  [3_600, '1 hour'],
  [30 * 60, '30 minutes'],
  [60, '1 minute'],
  [5, '5 seconds'],
  ['Until you close the tab', 'Until you close the tab'],
])('%s is described as %s', (life, words) => {
  expect(describeLife(life)).toBe(words);
});
