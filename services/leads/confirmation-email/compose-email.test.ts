import { expect, test } from 'vitest';
import { leadTopics, type LeadAttributes } from '#contracts/lead.ts';
import { makeLead } from '../made-leads.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { composeEmail } from './compose-email.ts';

const sender = {
  name: 'Larkfield Energy',
  phones: {
    meterEmergency: '0808 157 0250',
    gasEmergency: '0800 111 999',
    powerCut: '105',
    customerService: '0808 157 0123',
  },
  openingHours: 'Monday to Friday 8am to 6pm',
};

function storedLead(
  changes: Partial<LeadAttributes> = {},
  receivedAt = '2026-11-21T09:30:00.000Z',
): StoredLead {
  return { id: 'lead-1', reference: 'S9WC-CV6Q-DZK', receivedAt, clientId: 'a', document: makeLead(changes) };
}
const compose = (changes: Partial<LeadAttributes> = {}, address?: string) =>
  composeEmail(storedLead(changes), sender, address);

test('both parts say who writes, the reference, the response time and everything that was sent', () => {
  const { text, html } = compose({}, '4 Example Street, Ashcombe, LK1 2AB');
  for (const part of [text, html]) {
    for (const words of [
      'Larkfield Energy',
      'Hello Robin Sample,',
      'S9WC-CV6Q-DZK',
      '21 November 2026',
      'in seven days',
      'up to 21 days',
      'Dispute Bill/Balance',
      '4 Example Street, Ashcombe, LK1 2AB',
      'My bill counts a reading that my meter has never shown.',
      '0808 157 0123',
      '0800 111 999',
    ]) {
      expect(part).toContain(words);
    }
  }
});

test.each<[string, string, Partial<LeadAttributes>]>([
  [
    'SPEC §9: complaints on gas and electricity, average seven days and up to 21 days',
    'On average we answer complaints in seven days. Some take longer, up to 21 days.',
    { 'query-subtype': 'Make a complaint-Monthly or quarterly' },
  ],
  [
    'SPEC §9: complaints on PAYG, average seven days and up to 21 days',
    'On average we answer complaints in seven days. Some take longer, up to 21 days.',
    { 'query-subtype': 'Make a complaint-Pay As You Go' },
  ],
  [
    'SPEC §9: energy enquiry, two days',
    'We answer energy enquiries in two days on average.',
    { 'query-subtype': 'Enquiry-Credit Energy' },
  ],
  [
    'SPEC §9: PAYG enquiry, seven days',
    'We answer pay as you go enquiries in seven days on average.',
    { 'query-subtype': 'Enquiry-Pay As You Go' },
  ],
  [
    'SPEC §2: feedback, the user is not contacted',
    'We won’t contact you about this request.',
    { topic: leadTopics.feedback, 'query-subtype': 'Feedback-Energy' },
  ],
  [
    'SPEC §2: a meter reading',
    'If a bill is due we’ll use your reading for it.',
    { topic: leadTopics.meterRead, 'query-subtype': null, query: null },
  ],
  ['a kind that we don’t know', 'We’ll read it', { 'query-subtype': 'constructor' }],
])('%s', (_section, words, changes) => {
  const { text, html } = compose(changes);
  expect(text).toContain(words);
  expect(html).toContain(words);
});

test('a subject line has the reference and no personal data', () => {
  expect(compose().subject).toBe('We’ve got your complaint: S9WC-CV6Q-DZK');
  const kinds = [
    { topic: leadTopics.feedback },
    { topic: leadTopics.meterRead },
    { 'query-subtype': 'Enquiry-Pay As You Go' },
    { 'query-subtype': 'x' },
  ];
  for (const { subject } of kinds.map((kind) => compose(kind))) {
    expect(subject).toMatch(/^We’ve got your [a-z ]+: S9WC-CV6Q-DZK$/);
  }
});

test('what wasn’t sent isn’t there: no subject, no address, no message', () => {
  const { text, html } = compose({ query: null, 'additional-information': null });
  for (const part of [text, html]) expect(part).not.toMatch(/Subject|Address|Your message|undefined|null/);
});

test('a meter reading shows its readings, and no account number', () => {
  const { text } = compose({
    topic: leadTopics.meterRead,
    query: null,
    'additional-information': {
      Fuel: 'Gas and Electricity',
      GasReading: '12345',
      ElecReading: '054321',
      ReadingDate: '2026-11-20',
      GasAccountNumber: '851234567890',
      Gas_MPRN: '',
    },
  });
  expect(text).toContain(
    'Fuel: Gas and electricity\nReading date: 20 November 2026\nGas reading: 12345\nElectricity reading: 054321',
  );
  expect(text).not.toContain('851234567890');
});

test('Economy 7 readings say which is which, and what another client sends is shown as it came', () => {
  const { text } = compose({
    topic: leadTopics.meterRead,
    query: null,
    'additional-information': {
      Fuel: 'Electricity',
      ReadingDate: 'yesterday',
      IsEconomy7: true,
      Elec7ReadingNormal: '14728',
      Elec7ReadingLow: '09315',
    },
  });
  expect(text).toContain(
    'Fuel: Electricity\nReading date: yesterday\nNormal (day) electricity reading: 14728\nLow (night) electricity reading: 09315\n',
  );
});

test('nothing that was typed becomes markup', () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'& </p><style>';
  const { html } = compose(
    {
      query: hostile,
      'first-name': hostile,
      surname: hostile,
      'additional-information': { caseType: hostile },
    },
    hostile,
  );
  expect(html).not.toMatch(/<script|<img|<style|onerror=alert\(1\)>"/);
  expect(html.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(7);
});

test('names, subject and address stay on their line; the message keeps its lines', () => {
  const { text } = compose(
    { 'first-name': 'Robin\r\nYour reference: FAKE', surname: 'S\u2028ample', query: 'one\n\n  two' },
    'a\nb',
  );
  expect(text).toContain('Hello Robin Your reference: FAKE S ample,\n');
  expect(text).toContain('Address: a b\n');
  expect(text).toContain('Your message:\none\n\n  two\n');
});

test('the day of receipt is the day in Great Britain', () => {
  expect(composeEmail(storedLead({}, '2026-06-30T23:30:00.000Z'), sender, undefined).text).toContain(
    'Received: 1 July 2026',
  );
});
