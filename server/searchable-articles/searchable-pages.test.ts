import { expect, test } from 'vitest';
import { searchOver } from '#services/search/articles.fixture.ts';
import { readRealArticles } from '#services/search/real-articles.fixture.ts';
import { searchablePages } from './searchable-pages.ts';
import { brandFile } from '#tests/support/brand-dir.ts';

const own = new Set(searchablePages.map(({ href }) => href));
const articles = readRealArticles(brandFile('help'));
const { search } = searchOver([...articles.filter(({ href }) => !own.has(href)), ...searchablePages]);

const forms = ['enquiry-gas-and-electricity', 'enquiry-pay-as-you-go'];

test.each([
  'ask a question',
  'enquiry',
  'make an enquiry',
  'enquiries',
  'inquiry',
  'i have a question',
  'general query',
])('‘%s’ finds both enquiry forms before anything else', async (typed) => {
  const first = (await search(typed)).results.slice(0, 2).map(({ href }) => href.split('/').at(-1) ?? '');
  expect(first.toSorted()).toEqual(forms);
});

test.each([
  ['pay as you go enquiry', 'enquiry-pay-as-you-go'],
  ['prepayment question', 'enquiry-pay-as-you-go'],
  ['energy enquiry', 'enquiry-gas-and-electricity'],
  ['complaint', 'make-a-complaint-select-type'],
  ['contact us', 'contact-us'],
])('‘%s’ finds %s first', async (typed, expected) => {
  expect((await search(typed)).results[0]?.href).toMatch(new RegExp(`/${expected}$`));
});
