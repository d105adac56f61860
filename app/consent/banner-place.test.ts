import { expect, test } from 'vitest';
import { bannerPlace } from './banner-place.ts';

test.each([
  ['/help-and-support/', 'before-main'],
  ['/help-and-support/meters/economy-7-meters', 'before-main'],
  ['/help-and-support/emergencies-and-more', 'before-main'],
  ['/help-and-support/meters/emergencies', 'before-main'],
  ['/help-and-support/emergencies', 'after-main'],
  ['/help-and-support/emergencies/', 'after-main'],
  ['/help-and-support/emergencies/power-cut', 'after-main'],
  ['/help-and-support/probate', 'after-main'],
  ['/help-and-support/cookies', 'nowhere'],
])('%s asks about cookies %s', (path, place) => {
  expect(bannerPlace(path)).toBe(place);
});
