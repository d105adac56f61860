import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InstantAnswer } from '#contracts/instant-answers.ts';
import type { SearchResults } from '#contracts/search.ts';
import { fallbackBrand } from '../../frame/fallback-brand.ts';
import { SearchPage, type SearchPageProps } from './search-page.tsx';

const answer: InstantAnswer = {
  id: 'power-cut',
  title: 'It could be a power cut',
  step: '<b>Look outside first.</b> If your neighbours’ lights are off too, call 105.',
  call: { number: '105', note: 'Free, day and night' },
  page: { label: 'What to do in a power cut', href: '/help-and-support/emergencies/power-cuts' },
  others: [
    { label: 'Only my home is off', href: '/only' },
    { label: 'my top-up ran out', href: '/top-up' },
  ],
  pictogram: 'bulb',
};
const request = { term: 'electric gone off', page: 1, category: '', exact: false, from: '' };
const results: SearchResults = {
  term: request.term,
  total: 1,
  page: 1,
  pages: 1,
  results: [
    {
      title: 'My meter isn’t working',
      titleParts: [],
      href: '/meter',
      excerpt: [
        { text: 'If your ', match: false },
        { text: 'electric', match: true },
        { text: ' is off.', match: false },
      ],
      category: { id: 'meters', label: 'Meters' },
    },
  ],
  categories: [
    { id: 'meters', label: 'Meters', count: 1 },
    { id: 'breakdowns', label: 'Breakdowns', count: 1 },
  ],
};
const tiles: SearchPageProps['tiles'] = [
  {
    title: 'Meters',
    link: '/help-and-support/meters',
    description: 'Read your meter',
    decoration: 'meter',
    externalLink: false,
  },
];

const render = (page: SearchPageProps['page']) =>
  renderToStaticMarkup(<SearchPage page={page} tiles={tiles} brand={fallbackBrand} />);
const found = (more: Partial<SearchResults>) => render({ request, results: { ...results, ...more } });
/** The text of a page, without its markup. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('an answer comes before the results: its step, a call, its page, and other pages if we guessed wrong', () => {
  const html = found({ answer });
  expect(html.indexOf('class="answer"')).toBeGreaterThan(0);
  expect(html.indexOf('class="answer"')).toBeLessThan(html.indexOf('class="results"'));
  expect(html).toContain('<h2 id="answer">It could be a power cut</h2>');
  expect(html).toContain('<b>Look outside first.</b>');
  expect(html).toMatch(/<a class="call" href="tel:105">.*?105.*?Free, day and night/);
  expect(html).toMatch(
    /<a href="\/help-and-support\/emergencies\/power-cuts" class="button button--second">/,
  );
  expect(wordsOf(html)).toContain('Not this? Only my home is off or my top-up ran out.');
});

test('an answer without a number or other pages has neither a call button nor ‘Not this?’', () => {
  const { call: _call, others: _others, ...plain } = answer;
  const html = found({ answer: plain });
  expect(html).not.toContain('tel:');
  expect(html).not.toContain('Not this?');
  expect(html).toMatch(/<a href="\/help-and-support\/emergencies\/power-cuts" class="button">/);
});

test('an answer is shown even where no article is found', () => {
  const html = found({ answer, total: 0, results: [], categories: [] });
  expect(html).toContain('It could be a power cut');
  expect(html).toContain('No results for <bdi>electric gone off</bdi>');
});

test('results mark the matching words, and state their number for screen readers', () => {
  const html = found({});
  expect(html).toContain('If your <mark>electric</mark> is off.');
  expect(html).toContain('<p role="status" class="visually-hidden">1 result, best match first</p>');
  expect(html).not.toContain('class="answer"');
});

test('a corrected search says so, and links to what was typed', () => {
  const html = found({ correctedTerm: 'electricity gone off' });
  expect(wordsOf(html)).toContain('Showing results for electricity gone off.');
  expect(html).toContain(
    '<a href="/search?q=electric+gone+off&amp;exact=1">Search for <bdi>electric gone off</bdi> instead</a>',
  );
});

test('other people’s searches are shown beside the results, without the visitor’s own', () => {
  const html = render({ request: { ...request, term: 'Moving home' }, results });
  expect(html).toContain('People also search for');
  expect(html).toContain('/search?q=top%20up%20my%20meter');
  expect(html).not.toContain('/search?q=moving%20home');
});

test('a search page without a term shows the top answers and the topics, and no error', () => {
  const html = render({ request: { ...request, term: '' }, topAnswers: [answer] });
  expect(html).toContain('<h1>Search help</h1>');
  expect(html).toContain('<h3>It could be a power cut</h3>');
  expect(html).toContain('href="tel:105"');
  expect(html).toContain('href="/help-and-support/meters"');
  expect(html).not.toMatch(/aria-invalid|class="error"|class="alert/);
});

test('an empty search shows its error at the box, above the top answers', () => {
  const problem = 'Enter what you’re looking for';
  const html = render({ request: { ...request, term: '' }, topAnswers: [answer], problem });
  expect(html).toMatch(/id="q-error"[^]*Enter what you’re looking for[^]*aria-invalid="true"/);
  expect(html).toContain('<h3>It could be a power cut</h3>');
});

test('while the search is unavailable, the page says so', () => {
  expect(render({ request, results: undefined })).toContain('Search isn’t working at the moment');
});
