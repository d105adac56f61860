import { expect, test } from 'vitest';
import { followWindow, meterReadingPlace } from './follow-window.ts';

const form = '/help-and-support/submit-meter-read';
const mainSite = '/energy/meter-reads';

test.each([
  [true, true, form],
  [true, false, mainSite],
  [false, true, mainSite],
  [false, false, mainSite],
])('with the window open: %s, and its call to action: %s, readings are sent to %s', (week, cta, place) => {
  expect(meterReadingPlace({ isMeterReadWeek: week, isEnableMeterReadCTA: cta })).toBe(place);
});

test('without settings the window counts as closed', () => {
  expect(meterReadingPlace(undefined)).toBe(mainSite);
});

test.each([
  [form, mainSite, mainSite],
  [`${form}/?fuel=Gas`, mainSite, mainSite],
  [mainSite, form, form],
  [`${form}?fuel=Gas#date`, form, `${form}?fuel=Gas#date`],
  [`${form}-confirm`, mainSite, `${form}-confirm`],
  ['/energy/meter-reads/history', form, '/energy/meter-reads/history'],
  ['https://other.example/energy/meter-reads', form, 'https://other.example/energy/meter-reads'],
  ['#date', form, '#date'],
])('the link %s, with readings sent to %s, becomes %s', (link, place, expected) => {
  expect(followWindow(link, place)).toBe(expected);
});
