import { expect, test } from 'vitest';
import { complaintKind } from './complaint-kinds.ts';
import { confirmationWords } from './confirmation-words.ts';

// SPEC §2 "complaints/{complaint}": the table of recognised values; "complaints/{complaint}/query": headings and the
// energy flag. SPEC §9 "Response times shown".
test.each([
  [
    'gas-and-electricity',
    'Make a complaint-Monthly or quarterly',
    'Meters',
    'Making a complaint.',
    'Tell us what happened',
    true,
    { averageDays: 7, atMostDays: 21 },
  ],
  [
    'enquiry-gas-and-electricity',
    'Enquiry-Credit Energy',
    'Enquiry',
    'Making an energy enquiry.',
    'Tell us your enquiry',
    true,
    { averageDays: 2 },
  ],
  [
    'pay-as-you-go',
    'Make a complaint-Pay As You Go',
    'Meters',
    'Making a complaint.',
    'Tell us what happened',
    false,
    { averageDays: 7, atMostDays: 21 },
  ],
  [
    'enquiry-pay-as-you-go',
    'Enquiry-Pay As You Go',
    'Enquiry',
    'Making an enquiry.',
    'Tell us your enquiry',
    false,
    { averageDays: 7 },
  ],
])('%s', (value, querySubtype, queryType, subheading, queryHeading, isEnergyForm, responseTime) => {
  expect(complaintKind(value)).toMatchObject({
    querySubtype,
    queryType,
    subheading,
    queryHeading,
    isEnergyForm,
  });
  expect(complaintKind(value)?.responseTime).toEqual(responseTime);
});

test.each(['', 'home-services', 'Gas-and-electricity', 'constructor', '__proto__'])(
  '%j is not recognised as a form',
  (value) => {
    expect(complaintKind(value)).toBeUndefined();
  },
);

/** The response text of a form on 20 November 2026. */
const said = (value: string) =>
  confirmationWords(`/help-and-support/complaints/${value}/query`, '2026-11-20', 'nine weeks');

// SPEC §9: "complaints on gas and electricity or PAYG, average seven days and up to 21 days; energy enquiry, two days;
// PAYG enquiry, seven days."
test.each([
  [
    'gas-and-electricity',
    'Gas and electricity',
    'Seven days',
    'By about 27 November',
    'By 11 December at the latest',
  ],
  ['pay-as-you-go', 'Pay as you go', 'Seven days', 'By about 27 November', 'By 11 December at the latest'],
  ['enquiry-gas-and-electricity', 'Gas and electricity', 'Two days', 'By about 22 November', undefined],
  ['enquiry-pay-as-you-go', 'Pay as you go', 'Seven days', 'By about 27 November', undefined],
])('the confirmation of %s gives its response times', (value, about, averageReply, usual, latest) => {
  const words = said(value);
  expect(words).toMatchObject({ about, averageReply });
  expect(words?.steps[1]?.title).toBe(usual);
  expect(words?.steps[2]?.title).toBe(latest);
  expect(words?.heading).toBe(
    `Thank you. We’ve got your ${value.startsWith('enquiry') ? 'enquiry' : 'complaint'}.`,
  );
});

test('only the confirmation of a complaint apologises and explains how to reach the ombudsman', () => {
  expect(said('pay-as-you-go')?.subheading).toMatch(/^We’re sorry/);
  expect(said('pay-as-you-go')?.steps).toHaveLength(4);
  expect(said('pay-as-you-go')?.steps[3]?.title).toBe('Still not right after nine weeks?');
  expect(said('enquiry-pay-as-you-go')?.subheading).not.toMatch(/sorry/);
  expect(said('enquiry-pay-as-you-go')?.steps).toHaveLength(2);
});

test('days are counted correctly across the end of a year and a clock change', () => {
  const origin = '/help-and-support/complaints/gas-and-electricity/query';
  expect(confirmationWords(origin, '2026-12-28', 'nine weeks')?.steps[1]?.title).toBe('By about 4 January');
  expect(confirmationWords(origin, '2026-10-22', 'nine weeks')?.steps[1]?.title).toBe('By about 29 October');
});

test.each([
  '',
  '/help-and-support/complaints/gas-and-electricity',
  '/help-and-support/complaints/other/query',
  '/elsewhere/help-and-support/complaints/gas-and-electricity/query',
  'feedback',
])('the origin %j has no confirmation', (origin) => {
  expect(confirmationWords(origin, '2026-11-20', 'nine weeks')).toBeUndefined();
});
