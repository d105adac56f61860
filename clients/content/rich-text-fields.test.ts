import { expect, test } from 'vitest';
import { cleanMeterReadSettings, cleanServiceOutage } from './rich-text-fields.ts';

// SPEC §5: rich text is limited to tags a, sup, p, b and attribute href (CONTRACTS reading 6).
const written =
  '<p onclick="x()"><b>Now</b><sup>1</sup> <a href="/a" target="_blank">here</a><i>!</i></p><script>x()</script>';
const cleaned = '<p><b>Now</b><sup>1</sup> <a href="/a">here</a>!</p>';

test('a notice’s message is limited to rich text, and its title to bold and raised words', () => {
  const notice = { title: written, message: written };
  const shown = { title: '<b>Now</b><sup>1</sup> here!', message: cleaned };
  expect(cleanServiceOutage(notice)).toEqual([shown]);
  expect(cleanServiceOutage({ notices: [notice, { ...notice, areas: ['A & <b>'] }] })).toEqual([
    shown,
    { ...shown, areas: ['A & <b>'] },
  ]);
});

test.each([
  ['', ''],
  ['  ', '<p>&nbsp; </p>'],
  ['<b></b>', '<p></p><script>x()</script>'],
])('a notice is not shown if nothing is left of its title %j and message %j', (title, message) => {
  const words = { title: 'Slow bills', message: '' };
  expect(cleanServiceOutage({ title, message, areas: ['AB1'] })).toEqual([]);
  expect(cleanServiceOutage({ notices: [{ title, message }, words] })).toEqual([words]);
});

test('a phone number is a link in a notice’s message, and stays text in its title', () => {
  const text = 'Call {{phone:powerCut}}';
  expect(cleanServiceOutage({ title: text, message: text })).toEqual([
    { title: text, message: 'Call <a href="tel:{{phone:powerCut}}">{{phone:powerCut}}</a>' },
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
