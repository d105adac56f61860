import { expect, test } from 'vitest';
import { nationalNumbers } from '#contracts/national-numbers.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { createContentSource } from './create-content-client.ts';

const link = (href: string) => ({ label: 'Read on', href });
const answer = {
  id: 'power-cut',
  title: 'A power cut',
  step: '<b>Call {{phone:powerCut}}.</b><script>alert(1)</script><i>Now</i>',
  call: { number: '{{phone:powerCut}}', note: 'Free' },
  page: link('/help-and-support/emergencies/power-cuts'),
  others: [link('/energy'), link('javascript:alert(1)')],
  searches: ['power cut'],
};
const brand = {
  name: 'Ashcombe Power',
  legalName: '',
  registration: '',
  address: '',
  phones: { meterEmergency: '0808 157 0001', ...nationalNumbers, customerService: '0808 157 0002' },
  openingHours: '',
};

function contentOf(files: Record<string, unknown>) {
  return createContentSource({
    call: async (path) => (path in files ? Response.json(files[path]) : new Response('', { status: 404 })),
    clock: movableClock(),
    logger: recordedLog(),
    wait: (promise) => promise,
  }).anyTime;
}

test('an answer has its phone numbers filled in, its markup cleaned and links that are not allowed removed', async () => {
  const content = contentOf({ '/brand.json': brand, '/search/answers.json': { answers: [answer] } });
  expect(await content.searchAnswers()).toEqual([
    {
      ...answer,
      step: '<b>Call <a href="tel:105">105</a>.</b>Now',
      call: { number: '105', note: 'Free' },
      others: [link('/energy')],
    },
  ]);
});

test('an answer whose page is not an allowed link is left out', async () => {
  const answers = [
    { ...answer, page: link('//evil.example') },
    { ...answer, id: 'other', others: undefined },
  ];
  const content = contentOf({ '/brand.json': brand, '/search/answers.json': { answers } });
  expect((await content.searchAnswers())?.map(({ id }) => id)).toEqual(['other']);
});

test.each([
  { others: null },
  { call: null },
  { call: { number: '105', note: null } },
  { pictogram: null },
  { urgent: null },
])('an answer with %j is shown as if the field were left out', async (fields) => {
  const answers = [{ ...answer, ...fields }];
  const content = contentOf({ '/brand.json': brand, '/search/answers.json': { answers } });
  expect((await content.searchAnswers())?.map(({ id }) => id)).toEqual(['power-cut']);
});

test.each([[{ id: 'half-written' }], [null], [{ ...answer, id: 'no-searches', searches: [] }]])(
  'the invalid answer %j is left out, and the others are shown',
  async (invalid) => {
    const answers = [invalid, answer];
    const content = contentOf({ '/brand.json': brand, '/search/answers.json': { answers } });
    expect((await content.searchAnswers())?.map(({ id }) => id)).toEqual(['power-cut']);
  },
);

test('a list without answers is valid, and one without a valid answer is not', async () => {
  const read = (answers: unknown[]) => contentOf({ '/search/answers.json': { answers } }).searchAnswers();
  expect(await read([])).toEqual([]);
  await expect(read([{ id: 'half-written' }])).rejects.toThrow();
});

test('answers and synonyms are undefined if the service has none', async () => {
  expect(await contentOf({}).searchAnswers()).toBeUndefined();
  expect(await contentOf({}).searchSynonyms()).toBeUndefined();
});
