import { expect, test } from 'vitest';
import { checkChanged } from './planted-content.fixture.ts';

const file = 'service-outages/help-and-support.json';
const notice = { title: 'Slow bills', message: '<p>On Monday again.</p>' };
const check = (outage: object) => checkChanged([{ file, plant: () => JSON.stringify(outage, null, 2) }]);

test.each<[object, string]>([
  [{ ...notice, from: '1 December' }, 'from must be a time in the UK, like 2026-12-01T18:00'],
  [
    { notices: [notice, { ...notice, until: '2026-02-30T12:00' }] },
    'until in entry 2 of notices must be a time in the UK, like 2026-12-01T18:00',
  ],
  [
    { ...notice, from: '2026-12-01T09:00', until: '01/12/2026 21:30' },
    'until must be a time in the UK, like 2026-12-01T18:00',
  ],
  [{ ...notice, from: '2030-12-02T09:00', until: '2030-12-01T09:00' }, 'until must be later than from'],
  [{ notices: [{ title: 'Slow bills' }] }, 'message in entry 1 of notices is missing'],
  [{ notices: [{ ...notice, areas: 'AB1' }] }, 'areas in entry 1 of notices must be a list, in [ ]'],
  [{ notices: [{ ...notice, areas: [''] }] }, 'entry 1 of areas in entry 1 of notices must not be empty'],
  [{ notices: Array.from({ length: 11 }, () => notice) }, 'notices must be a list of 10 at most'],
  [
    { notices: [{ ...notice, message: '<i>Now</i>' }] },
    'message uses <i>: only <a href>, <sup>, <p> and <b> are shown there',
  ],
  [{ ...notice, title: '<p>Slow bills</p>' }, 'title uses <p>: only <sup> and <b> are shown there'],
  [
    { notices: [{ ...notice, title: 'See <a href="/energy/tariffs">our prices</a>' }] },
    'title uses <a>: only <sup> and <b> are shown there',
  ],
  [{ ...notice, title: 'Slow <b>bills' }, 'title has <b> that is not closed'],
  [
    { notices: [notice, { ...notice, untill: '2026-11-01T10:00' }] },
    'has untill in entry 2 of notices, which is not the name of a field: see docs/how-to',
  ],
  [
    { title: 'Slow bills', notices: [notice] },
    'has title, which is not the name of a field: see docs/how-to',
  ],
])('%j is a problem', async (outage, problem) => {
  const found = await check(outage);
  expect(found.problems.map((each) => [each.file, each.problem])).toEqual([[file, problem]]);
});

test('areas are plain text, and a title may have bold and raised words and a phone number', async () => {
  const title = '<b>CO<sup>2</sup></b> alarm: call {{phone:powerCut}}';
  const { problems } = await check({ notices: [{ ...notice, title, areas: ['A & <b>', '<i>AB1'] }] });
  expect(problems).toEqual([]);
});

test('a notice whose time is over gets a note with its line', async () => {
  const { isInOrder, notes, lineIn } = await check({
    notices: [notice, { ...notice, from: '2020-12-01T09:00', until: '2020-12-01T18:00', areas: ['AB1 2'] }],
  });
  const named = notes.find((note) => note.file === file);
  expect(named?.problem).toBe('has a notice that ended at 2020-12-01T18:00: remove it');
  expect(lineIn(file, named?.line ?? 0)).toContain('"until"');
  expect(isInOrder).toBe(true);
});
