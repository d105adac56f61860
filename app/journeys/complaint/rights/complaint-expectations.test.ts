import { expect, test } from 'vitest';
import { complaintKind } from '#clients/leads/complaint-kinds.ts';
import { builtInFacts, type BuiltInFact } from '#contracts/built-in-facts.ts';
import { querySubjects } from '#contracts/forms/query-subjects.ts';
import { complaintExpectations } from './complaint-expectations.ts';

const builtIn = (name: BuiltInFact) => Promise.resolve(builtInFacts[name]);

async function expectationsOf(form: string, fact = builtIn) {
  const kind = complaintKind(form);
  if (!kind) throw new Error(`There is no form ${form}`);
  return complaintExpectations(kind, fact);
}

test('an energy complaint has the rights of its subjects, the response time of SPEC §9 and the ombudsman', async () => {
  const expectations = await expectationsOf('gas-and-electricity');
  expect(expectations?.howLong).toBe('seven days on average, and up to 21 days');
  expect(expectations?.ombudsman.title).toBe('Still not right after eight weeks?');
  expect(expectations?.rights['Dispute Bill/Balance']).toEqual([
    expect.stringContaining('more than 12 months'),
  ]);
  expect(expectations?.rights['Faulty meter']).toEqual([
    expect.stringContaining('Ofgem’s website says how soon'),
    expect.stringContaining('we owe you £40'),
  ]);
  expect(expectations?.rights['Leaving us']).toEqual([expect.stringMatching(/six weeks.*10 working days/)]);
});

test('every subject with rights is one that visitors can choose', async () => {
  const { rights = {} } = (await expectationsOf('gas-and-electricity')) ?? {};
  expect(querySubjects).toEqual(expect.arrayContaining(Object.keys(rights)));
});

test('the figures come from the current facts', async () => {
  const expectations = await expectationsOf('gas-and-electricity', (name) => Promise.resolve(`(${name})`));
  expect(expectations?.ombudsman.title).toContain('(complaint-weeks)');
  expect(expectations?.rights['Leaving us']?.join(' ')).toContain('(final-bill-time)');
});

test('a pay as you go complaint, which has no subject, has a response time and the ombudsman only', async () => {
  const expectations = await expectationsOf('pay-as-you-go');
  expect(expectations?.rights).toEqual({});
  expect(expectations?.howLong).toBe('seven days on average, and up to 21 days');
});

test('an enquiry has no rights, response time or ombudsman', async () => {
  expect(await expectationsOf('enquiry-gas-and-electricity')).toBeUndefined();
  expect(await expectationsOf('enquiry-pay-as-you-go')).toBeUndefined();
});
