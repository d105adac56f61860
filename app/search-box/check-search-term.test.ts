import { expect, test } from 'vitest';
import { searchTerm, searchTermLimit } from '#contracts/search.ts';
import { checkSearchTerm } from './check-search-term.ts';

test.each(['', ' ', '\n\t ', '\u00a0', '\u200b\u00ad\u200d'])(
  'a search without text is stopped (SPEC §5: required): %j',
  (term) => {
    expect(checkSearchTerm(term)).toBe('Enter what you’re looking for');
  },
);

test('a search of more than 2000 characters is stopped (SPEC §5, §9)', () => {
  expect(searchTermLimit).toBe(2000);
  expect(checkSearchTerm('x'.repeat(2001))).toBe('Search must be 2000 characters or fewer');
});

test.each([
  ['a word', 'boiler'],
  ['one letter', 'a'],
  ['signs', '???'],
  ['2000 characters', 'x'.repeat(2000)],
  ['2000 characters between spaces', `  ${'x'.repeat(2000)}  `],
  ['2000 characters between invisible marks', `\ufeff${'x\u00ad'.repeat(2000)}\u200b`],
])('%s may be searched for', (_, term) => {
  expect(checkSearchTerm(term)).toBeUndefined();
});

// The box has its own copy of the rule, without the schema library; the two must not drift apart.
test.each([
  '',
  '   ',
  'boiler',
  ` ${'x'.repeat(searchTermLimit)} `,
  'x'.repeat(searchTermLimit + 1),
  'é'.repeat(3000),
  '\u200b \u00ad',
  `${'x\u00ad'.repeat(searchTermLimit)}\u200d`,
])('the box and the contract validate a search alike (%#)', (term) => {
  expect(checkSearchTerm(term)).toBe(searchTerm.safeParse(term).error?.issues[0]?.message);
});
