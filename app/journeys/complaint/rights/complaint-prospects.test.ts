import { expect, test } from 'vitest';
import { complaintKind } from '#clients/leads/complaint-kinds.ts';
import { builtInFacts, type BuiltInFact } from '#contracts/built-in-facts.ts';
import { querySubjects } from '#contracts/forms/query-subjects.ts';
import { complaintProspects } from './complaint-prospects.ts';

const builtIn = (name: BuiltInFact) => Promise.resolve(builtInFacts[name]);

async function prospectsOf(form: string, fact = builtIn) {
  const kind = complaintKind(form);
  if (!kind) throw new Error(`There is no form ${form}`);
  return complaintProspects(kind, fact);
}

test('an energy complaint has the rights of its subjects, the response time of SPEC §9 and the ombudsman', async () => {
  const prospects = await prospectsOf('gas-and-electricity');
  expect(prospects?.howLong).toBe('seven days on average, and up to 21 days');
  expect(prospects?.ombudsman.title).toBe('Still not right after eight weeks?');
  expect(prospects?.rights['Dispute Bill/Balance']).toEqual([expect.stringContaining('more than 12 months')]);
  expect(prospects?.rights['Faulty meter']).toEqual([
    expect.stringContaining('Ofgem’s website says how soon'),
    expect.stringContaining('we owe you £40'),
  ]);
  expect(prospects?.rights['Leaving us']).toEqual([expect.stringMatching(/six weeks.*10 working days/)]);
});

test('every subject with rights is one that visitors can choose', async () => {
  const { rights = {} } = (await prospectsOf('gas-and-electricity')) ?? {};
  expect(querySubjects).toEqual(expect.arrayContaining(Object.keys(rights)));
});

test('the figures come from the current facts', async () => {
  const prospects = await prospectsOf('gas-and-electricity', (name) => Promise.resolve(`(${name})`));
  expect(prospects?.ombudsman.title).toContain('(complaint-weeks)');
  expect(prospects?.rights['Leaving us']?.join(' ')).toContain('(final-bill-time)');
});

test('a pay as you go complaint, which has no subject, has a response time and the ombudsman only', async () => {
  const prospects = await prospectsOf('pay-as-you-go');
  expect(prospects?.rights).toEqual({});
  expect(prospects?.howLong).toBe('seven days on average, and up to 21 days');
});

test('an enquiry has no rights, response time or ombudsman', async () => {
  expect(await prospectsOf('enquiry-gas-and-electricity')).toBeUndefined();
  expect(await prospectsOf('enquiry-pay-as-you-go')).toBeUndefined();
});
