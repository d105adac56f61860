import { expect, test } from 'vitest';
import { leadTopics, type LeadAttributes } from '#contracts/lead.ts';
import { makeLead } from '../leads.fixture.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import { builtInLight } from '#contracts/theme/built-in-colours.ts';
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
  complaintWeeks: 'nine weeks',
};

function storedLead(
  changes: Partial<LeadAttributes> = {},
  receivedAt = '2026-11-21T09:30:00.000Z',
): StoredLead {
  const address = '1 Alderwick Road, Aberdeen, AB1 9ZZ';
  const document = makeLead(changes);
  return {
    id: 'lead-1',
    reference: 'S9WC-CV6Q-DZK',
    receivedAt,
    clientId: 'a',
    document,
    address,
    erasedAt: null,
  };
}
const compose = (changes: Partial<LeadAttributes> = {}) => composeEmail(storedLead(changes), sender);

test('both parts contain the sender, the reference, the response time and what was sent', () => {
  const { text, html } = compose();
  for (const part of [text, html]) {
    for (const words of [
      'Larkfield Energy',
      'Hello Robin,',
      'S9WC-CV6Q-DZK',
      '21 November 2026',
      'in seven days',
      'up to 21 days',
      'Complaint about gas and electricity',
      'Dispute Bill/Balance',
      'If this wasn’t you',
      'you don’t need to do anything now',
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

test('only a complaint’s e-mail says how to take it to the ombudsman, and after how long', () => {
  const complaint = compose();
  const enquiry = compose({ 'query-subtype': 'Enquiry-Credit Energy' });
  for (const part of ['text', 'html'] as const) {
    expect(complaint[part]).toContain('Still not right after nine weeks?');
    expect(complaint[part]).toContain('Energy Ombudsman');
    expect(enquiry[part]).not.toMatch(/Ombudsman|weeks/);
  }
});

test('a subject line has the reference and no personal data', () => {
  expect(compose().subject).toBe('We’ve got your complaint: S9WC-CV6Q-DZK');
  const kinds = [
    { topic: leadTopics.meterRead },
    { 'query-subtype': 'Enquiry-Pay As You Go' },
    { 'query-subtype': 'x' },
  ];
  for (const { subject } of kinds.map((kind) => compose(kind))) {
    expect(subject).toMatch(/^We’ve got your [a-z ]+: S9WC-CV6Q-DZK$/);
  }
});

test('fields that weren’t sent don’t appear in the e-mail', () => {
  const { text, html } = compose({ query: null, 'additional-information': null });
  for (const part of [text, html]) expect(part).not.toMatch(/Subject|undefined|null/);
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

test('Economy 7 readings are labelled', () => {
  const { text } = compose({
    topic: leadTopics.meterRead,
    query: null,
    'additional-information': {
      Fuel: 'Electricity',
      ReadingDate: '2026-11-20',
      IsEconomy7: true,
      Elec7ReadingNormal: '14728',
      Elec7ReadingLow: '09315',
    },
  });
  expect(text).toContain(
    'Fuel: Electricity\nReading date: 20 November 2026\nNormal (day) electricity reading: 14728\nLow (night) electricity reading: 09315\n',
  );
});

/** Everything that a stranger can write into a lead, in every place where a lead has text. */
function leadSaying(words: string): Partial<LeadAttributes> {
  return {
    title: words,
    'query-type': words,
    'query-subtype': words,
    query: words,
    'first-name': words,
    surname: words,
    'contact-number': { number: words, type: 'mobile' },
    'additional-information': {
      caseType: words,
      textphoneNumber: words,
      Telephone: words,
      Fuel: words,
      ReadingDate: words,
      GasReading: words,
      ElecReading: words,
      Elec7ReadingNormal: words,
      Elec7ReadingLow: words,
      GasAccountNumber: words,
    },
    account: words,
    'chat-history': words,
  };
}

test.each([
  'Your account is closed. Pay at https://evil.example/pay now',
  'evil.example',
  'robin@evil.example',
  'Dispute Bill/Balance at evil.example',
  'Gas and Electricity at evil.example',
  '2026-11-20 evil.example',
  '08001570123',
  '<script>alert(1)</script><img src=x onerror=alert(1)>"\'& </p><style>',
  'one\r\nBcc: b@evil.example\n\n\u2028two',
])('nothing written into a lead appears in the e-mail: %j', (words) => {
  for (const topic of [...Object.values(leadTopics), words]) {
    const said = compose({ ...leadSaying(words), topic });
    const silent = compose({
      topic,
      'query-subtype': null,
      query: null,
      'first-name': '',
      'additional-information': null,
    });
    expect(said).toEqual(silent);
  }
});

test('an e-mail has no link, no picture and nothing that is fetched', () => {
  expect(compose().html).not.toMatch(/<a\b|<img|<link|<script|href|src=|url\(|https?:/);
  expect(compose().text).not.toMatch(/https?:|www\./);
});

test('the day of receipt is the day in Great Britain', () => {
  expect(composeEmail(storedLead({}, '2026-06-30T23:30:00.000Z'), sender).text).toContain(
    'Received: 1 July 2026',
  );
});

test('the e-mail has the supplier’s colours, or the built-in ones', () => {
  const colours = { ...builtInLight, dusk: '#2b0b3f', sun: '#00b8a9', mist: '#f0e6f4' };
  const { html } = composeEmail(storedLead(), { ...sender, colours });
  for (const colour of ['#2b0b3f', '#00b8a9', '#f0e6f4']) expect(html).toContain(colour);
  for (const colour of [builtInLight.dusk, builtInLight.sun, builtInLight.mist]) {
    expect(html).not.toContain(colour);
    expect(compose().html).toContain(colour);
  }
});

test.each([
  ['Monday to Friday 8am to 6pm.', 'give us your reference. Monday to Friday 8am to 6pm.\n'],
  [' ', 'give us your reference.\n'],
])('opening hours written as %j end with one full stop, if there are any', (openingHours, words) => {
  expect(composeEmail(storedLead(), { ...sender, openingHours }).text).toContain(words);
});
