import { afterAll, beforeAll, expect, test } from 'vitest';
import { querySubjects } from '#contracts/forms/query-subjects.ts';
import { named, readElements } from '#tests/support/read-elements.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const form = '/help-and-support/complaints/gas-and-electricity';
let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({});
});
afterAll(() => site.stop());

/** What a page without scripts says below ‘What you can expect’: unfolded, and folded. */
async function expectationsOn(response: Response) {
  const elements = readElements(await response.text());
  const panel = elements.find((each) => each.get('aria-labelledby') === 'your-rights');
  const status = panel?.inside.find((each) => each.get('role') === 'status');
  const folded = named(panel?.inside ?? [], 'details');
  return {
    status: status?.text,
    folded: folded.flatMap(({ inside }) => named(inside, 'li')).map(({ text }) => text),
  };
}

function post(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const headers = { origin: 'http://localhost:3000' };
  return site.fetch(new Request(`http://localhost:3000${form}`, { method: 'POST', body, headers }));
}

test('before a subject is chosen the page has the rights of all subjects, folded', async () => {
  const { status, folded } = await expectationsOn(await site.get(form));
  expect(status).toBe('');
  expect(folded).toHaveLength(12);
  expect(folded).toContainEqual(
    'Faulty meter: If you think your meter is wrong, we must look into it. Ofgem’s website says how soon. ' +
      'If we miss an appointment, or change it with less than a working day’s notice, we owe you £40.',
  );
  expect(folded.find((each) => each.startsWith('Can’t pay/debt: '))).toMatch(
    /a way to pay that you can afford/,
  );
  const labels = querySubjects.map((subject) => subject.replaceAll("'", '’'));
  expect(labels).toEqual(expect.arrayContaining(folded.map((each) => each.split(': ')[0])));
});

test('the page of a posted subject has the rights for that subject only, unfolded', async () => {
  const { status, folded } = await expectationsOn(
    await post({ subject: 'Faulty meter', postcode: 'AB1 9ZZ', intent: 'find-address' }),
  );
  expect(status).toMatch(/^Your right: .*Ofgem’s website says how soon.*we owe you £40/);
  expect(folded).toEqual([]);
});

test('a pay as you go complaint, which has no subject, has nothing folded', async () => {
  const { folded } = await expectationsOn(await site.get('/help-and-support/complaints/pay-as-you-go'));
  expect(folded).toEqual([]);
});
