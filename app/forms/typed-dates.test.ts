import { expect, test } from 'vitest';
import { givenDate, withTypedDatesChosen } from './typed-dates.ts';

const typedDates = new Map([
  ['start', 'start_typed'],
  ['end', 'end_typed'],
]);
const chosen = (answers: Record<string, string>) => withTypedDatesChosen(answers, typedDates);

test('a typed date that can be read is moved to its date input, and replaces the day there', () => {
  expect(chosen({ start: '2026-05-01', start_typed: ' 20th May\u200b 2026', name: 'Amara' })).toEqual({
    start: '2026-05-20',
    start_typed: '',
    name: 'Amara',
  });
});

test('each date is moved on its own; text that can’t be read stays, beside the day of its date input', () => {
  const answers = { start: '2026-05-01', start_typed: 'soon', end_typed: '15/8/26' };
  expect(chosen(answers)).toEqual({
    start: '2026-05-01',
    start_typed: 'soon',
    end: '2026-08-15',
    end_typed: '',
  });
});

test.each([
  {},
  { start: '2026-05-01' },
  { start: '2026-05-01', start_typed: '' },
  { start: '', start_typed: ' ' },
])('without a typed date nothing changes: %j', (answers) => {
  expect(chosen(answers)).toEqual(answers);
});

test('once a typed date is moved, a day that is then chosen counts', () => {
  const again = { ...chosen({ start: '2026-05-01', start_typed: '20 May 2026' }), start: '2026-05-21' };
  expect(givenDate(again, 'start', 'start_typed')).toBe('2026-05-21');
});
