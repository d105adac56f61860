import { expect, test } from 'vitest';
import { cleanMeterReadSettings, cleanServiceOutage } from './rich-text-fields.ts';

// SPEC §5: rich text is limited to tags a, sup, p, b and attribute href (CONTRACTS reading 6).
const written =
  '<p onclick="x()"><b>Now</b><sup>1</sup> <a href="/a" target="_blank">here</a><i>!</i></p><script>x()</script>';
const cleaned = '<p><b>Now</b><sup>1</sup> <a href="/a">here</a>!</p>';

test('both fields of a notice are limited to rich text', () => {
  const notice = { title: written, message: written };
  expect(cleanServiceOutage(notice)).toEqual([{ title: cleaned, message: cleaned }]);
  expect(cleanServiceOutage({ notices: [notice, { ...notice, areas: ['AB1'] }] })).toEqual([
    { title: cleaned, message: cleaned },
    { title: cleaned, message: cleaned, areas: ['AB1'] },
  ]);
});

test('all templates of the meter-read settings are limited to rich text; the switches stay', () => {
  const settings = {
    isMeterReadWeek: true,
    isEnableMeterReadCTA: false,
    contactCardTemplate: written,
    contactCardPillTemplate: written,
    headingTemplate: written,
    smrErrorTemplate: written,
  };
  expect(cleanMeterReadSettings(settings)).toEqual({
    isMeterReadWeek: true,
    isEnableMeterReadCTA: false,
    contactCardTemplate: cleaned,
    contactCardPillTemplate: cleaned,
    headingTemplate: cleaned,
    smrErrorTemplate: cleaned,
  });
});

test('data that could not be read stays undefined', () => {
  expect(cleanServiceOutage(undefined)).toBeUndefined();
  expect(cleanMeterReadSettings(undefined)).toBeUndefined();
});
