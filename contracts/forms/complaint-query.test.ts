import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestText } from './bounded-text.ts';
import { complaintQuery } from './complaint-query.ts';
import { validate } from './validate.fixture.ts';
import { anyAnswer, anyText } from './text.fixture.ts';
import { querySubjects } from './query-subjects.ts';
import { queryLimit, normaliseText } from './query-text.ts';
import { refundCredit, refundCreditLimit } from './refund-credit.ts';

const onEnergy = complaintQuery(true, 'Tell us your enquiry');
const onOthers = complaintQuery(false);
const limit = 'a'.repeat(queryLimit);

// SPEC §5: "Query text: required, maximum 30000 characters. When exceeded the message reads 'Maximum character limit
// reached. You are currently {n} characters over.'"
test.each([
  ['one character', 'a', undefined],
  ['the limit itself', limit, undefined],
  ['the limit and spaces round it', `\n ${limit} \n`, undefined],
  ['the limit, with line ends as browsers post them', `${limit.slice(0, -3)}b\r\nc`, undefined],
  ['one over', `${limit}b`, 'Maximum character limit reached. You are currently 1 characters over.'],
  [
    '1,234 over',
    limit + 'b'.repeat(1234),
    'Maximum character limit reached. You are currently 1234 characters over.',
  ],
  [
    'all that a form can post',
    'a'.repeat(longestText),
    'Maximum character limit reached. You are currently 297680 characters over.',
  ],
  [
    'line ends, each of which counts once, in all that a form can post',
    `a${'\r\n'.repeat(longestText / 2 - 1)}b`,
    'Maximum character limit reached. You are currently 133841 characters over.',
  ],
  [
    'more than that, counted as it came',
    'a'.repeat(longestText + 1),
    'Maximum character limit reached. You are currently 297681 characters over.',
  ],
  ['combining marks up to the limit', '\u0315\u0300\u05ae'.repeat(queryLimit / 3), undefined],
  ['nothing', '', 'Tell us what happened'],
  ['spaces', ' \r\n\t', 'Tell us what happened'],
  ['no text', undefined, 'Tell us what happened'],
])('a query of %s gets its message, or none if it is valid', (_, query, message) => {
  const result = validate(onOthers, { query });
  expect(result).toEqual(
    message === undefined ? { value: { query: expect.any(String) } } : { messages: [['query', message]] },
  );
});

test('the heading of the step asks the question', () => {
  expect(validate(onEnergy, { subject: 'Discount', query: ' ' })).toEqual({
    messages: [['query', 'Tell us your enquiry']],
  });
});

// SPEC §5: "Subject: required on energy forms."
test.each([undefined, '', 'Please Select', 'discount', 'Anything else', ['Discount']])(
  '%j is not a valid subject on an energy form',
  (subject) => {
    expect(validate(onEnergy, { subject, query: 'Help' })).toEqual({
      messages: [['subject', 'Choose a subject']],
    });
  },
);

test('every listed subject is valid on an energy form', () => {
  for (const subject of querySubjects) {
    expect(validate(onEnergy, { subject, query: 'Help' })).toEqual({ value: { subject, query: 'Help' } });
  }
});

test('other forms don’t ask for a subject, and ignore one that is posted', () => {
  expect(validate(onOthers, { subject: 'Discount', query: 'Help' })).toEqual({ value: { query: 'Help' } });
});

// SPEC §3 "Query subject list", verbatim.
test('the subjects are those of the list, in its order', () => {
  expect(querySubjects.join('; ')).toBe(
    "Amend moving house dates/meter reader; Amend Payment Method; Balance queries; Can't pay/debt; Direct debit/Incorrect payment; Discount; Dispute Bill/Balance; Faulty meter; Leaving us; Make a Payment; Meter read issues; Moving House; Online portal/app/login/website issues; Request Refund; Tariff issues; Tariff renewal/upgrade; Update personal details",
  );
  expect(querySubjects).toHaveLength(17);
});

// SPEC §5: "Feedback refund-credit text: required." It does not have the query's character limit.
test.each([
  ['Amara, 14 Skylark Row', { value: { query: 'Amara, 14 Skylark Row' } }],
  [
    '',
    {
      messages: [['query', 'Enter your full name, full address, customer account number and email address']],
    },
  ],
  [`${limit}bc`, { value: { query: `${limit}bc` } }],
  [
    'a'.repeat(refundCreditLimit + 1),
    { messages: [['query', 'Your details are too long: use 100,000 characters or fewer']] },
  ],
])('the refund-credit text is required, and has 100,000 characters at most', (query, expected) => {
  expect(validate(refundCredit, { query })).toEqual(expected);
});

test.each([
  [' a\r\nb\rc\u2028d\ve ', 'a\nb\nc\nd\ne'],
  ['a\tb', 'a\tb'],
  ['a\u0000\u0007b', 'ab'],
])('the text %j is stored as %j', (typed, stored) => {
  expect(normaliseText(typed)).toBe(stored);
});

test('the query schema never throws, whatever the input, and tidying a text twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, anyAnswer, (text, answer) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
      for (const rule of [onEnergy, onOthers, refundCredit]) {
        validate<unknown>(rule, answer);
        const result = validate<{ query: string }>(rule, { query: answer, subject: answer });
        if ('value' in result)
          expect(validate(onOthers, { query: result.value.query })).toEqual({
            value: { query: result.value.query },
          });
      }
    }),
  );
});
