import { expect, test } from 'vitest';
import type { LeadDocument } from '#contracts/lead.ts';
import { londonDay } from '#contracts/calendar/london-day.ts';
import type { SendLead } from '../../forms/send-lead.ts';
import { submitMeterReading } from './submit-meter-reading.ts';

const today = londonDay(Date.now());
const answers = {
  fuel: 'Electricity',
  is_economy_7_radio: 'yes',
  elec_account_number: 'A12345',
  elec7_reading_normal: '14728',
  elec7_reading_low: '9315',
  date: today,
  first_name: 'Ann',
  last_name: 'Okafor',
  telephone: '07700 900 982',
  email: 'ann@example.com',
};

/** Submits answers to a fake leads service, which records its leads or throws `failure`. */
async function submit(given: Record<string, string>, { failure = undefined as unknown } = {}) {
  const posts: { lead: LeadDocument; key: string }[] = [];
  const sendLead: SendLead = async (lead, key) => {
    if (failure) throw failure;
    posts.push({ lead, key });
    return { receipt: { id: '1', reference: 'ABCD-EFGH-JKL', receivedOn: today, isEmailed: true } };
  };
  return { result: await submitMeterReading(given, { sendLead, today }), posts };
}

test('valid readings are sent, and described in words', async () => {
  const { result, posts } = await submit(answers);
  expect(result).toMatchObject({ sent: { reference: 'ABCD-EFGH-JKL', receivedOn: today } });
  expect(result).toHaveProperty('sent.facts.0', { term: 'Normal (day) reading', detail: '14728' });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.lead.data.attributes.topic).toBe('PriceCapMeterRead');
});

test('errors are reported by field, and nothing is sent', async () => {
  const { result, posts } = await submit({ ...answers, elec7_reading_low: '1234567' });
  expect(result).toEqual({ errors: { elec7_reading_low: 'Reading must be 6 numbers or fewer' } });
  expect(posts).toEqual([]);
});

// CONTRACTS reading 13: "A reading that passes §5 is sent at the first submit."
test.each([
  ['a low reading above the normal one', { elec7_reading_normal: '9315', elec7_reading_low: '14728' }],
  ['six digits', { elec7_reading_normal: '147283', elec7_reading_low: '093151' }],
  ['six digits of gas', { fuel: 'Gas', gas_account_number: 'A12345', gas_reading: '123456' }],
])('%s is sent at the first submit', async (_, unusual) => {
  const { result, posts } = await submit({ ...answers, ...unusual });
  expect(result).toHaveProperty('sent.reference', 'ABCD-EFGH-JKL');
  expect(posts).toHaveLength(1);
});

test('the same reading is the same lead, even by another button, from the device or with other hidden answers', async () => {
  const ways = [
    answers,
    { ...answers, intent: 'send', confirmed_checks: 'long-gas-reading-123456' },
    { ...answers, gas_reading: '123', elec_reading: '999', company: 'Another' },
    { ...answers, elec_account_number: 'a 123 45', telephone: '07700900982' },
    { ...answers, date: '', date_typed: today },
  ];
  const keys = await Promise.all(ways.map(async (way) => (await submit(way)).posts[0]?.key));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['another reading', { elec7_reading_normal: '14729' }],
  ['another customer number', { elec_account_number: 'A12346' }],
  ['another person', { first_name: 'Bea' }],
])('%s is another lead', async (_, change) => {
  const [one, other] = await Promise.all([submit(answers), submit({ ...answers, ...change })]);
  expect(other.posts[0]?.key).toBeDefined();
  expect(other.posts[0]?.key).not.toBe(one.posts[0]?.key);
});

test('a failure of the leads service is passed to the caller', async () => {
  const failure = new Error('down');
  await expect(submit(answers, { failure })).rejects.toBe(failure);
});
