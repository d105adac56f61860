import { expect, test } from 'vitest';
import { retryAfterMs } from '../stale-while-revalidate/stale-while-revalidate.ts';
import { articleOf, contentOf, document } from './references.fixture.ts';

const fact = (value: string, validFrom = '2026-11-21') => ({
  value,
  about: 'What it is.',
  source: 'the supplier',
  validFrom,
  reviewBy: '2027-04-01',
});
const facts = { 'vat-rate': fact('5%'), 'warm-home-discount': fact('£150', '2026-10-01') };
const withFacts = (body: string, more: Record<string, unknown> = {}) =>
  articleOf(body, { '/facts.json': { facts }, ...more });

test.each([
  ['its value', '<p>VAT is {{fact:vat-rate}}.</p>', '<p>VAT is 5%.</p>'],
  ['with spaces', '<p>{{ fact : vat-rate }}</p>', '<p>5%</p>'],
  ['its day', '<p>Since {{from:warm-home-discount}}.</p>', '<p>Since 1 October 2026.</p>'],
  ['two in one text', '<p>{{fact:warm-home-discount}}, {{fact:vat-rate}}</p>', '<p>£150, 5%</p>'],
  [
    'in a link’s words',
    '<p><a href="/energy">Get {{fact:warm-home-discount}}</a></p>',
    '<p><a href="/energy">Get £150</a></p>',
  ],
  [
    'beside a number to call',
    '<p>{{fact:vat-rate}}: {{phone:powerCut}}</p>',
    '<p>5%: <a href="tel:105"><b class="kbd-num">105</b></a></p>',
  ],
  ['in words for a picture', '<p>x</p><img src="/media/a.svg" alt="{{fact:vat-rate}}">', /alt="5%"/],
  ['in a table', '<table><tbody><tr><td>{{fact:vat-rate}}</td></tr></tbody></table>', /<td[^>]*>5%<\/td>/],
  [
    'in a drawing',
    '<p>x</p><svg role="img" aria-label="{{fact:vat-rate}}"><text>{{fact:vat-rate}}</text></svg>',
    /aria-label="5%".*<text>5%<\/text>/,
  ],
  ['under a name that nobody knows', '<p>Up to {{fact:nope}}.</p>', '<p>Up to the current figure.</p>'],
  ['a day under such a name', '<p>Since {{from:nope}}.</p>', '<p>Since the latest change.</p>'],
  ['under a name of the language', '<p>{{fact:constructor}}</p>', '<p>the current figure</p>'],
  ['in the address of a link, which then goes', '<p><a href="/{{fact:vat-rate}}">Tax</a></p>', '<p>Tax</p>'],
])('a fact %s', async (_, written, shown) => {
  const html = await withFacts(written).html();
  if (typeof shown === 'string') expect(html).toBe(shown);
  else expect(html).toMatch(shown);
});

test('facts appear in everything that pages and the search take from an article', async () => {
  const head =
    '<title>{{fact:warm-home-discount}} off</title><meta name="description" content="{{fact:warm-home-discount}} off your bill since {{from:warm-home-discount}}">' +
    '<meta name="keywords" content="{{fact:vat-rate}}, tax">';
  const body = '<h2>VAT at {{fact:vat-rate}}</h2><p>Since {{from:vat-rate}}.</p>';
  const { client } = withFacts('', { '/help/meters/a.html': document(body, head) });
  const article = await client.article('meters', 'a');
  expect(JSON.stringify(article)).not.toContain('{{');
  expect(article).toMatchObject({
    title: '£150 off',
    description: '£150 off your bill since 1 October 2026',
    keywords: ['5%', 'tax'],
    contents: [{ label: 'VAT at 5%' }],
    text: 'VAT at 5%. Since 21 November 2026.',
  });
});

test('data files contain facts in rich text and in plain text', async () => {
  const { client } = contentOf({
    '/facts.json': { facts },
    '/service-outages/help-and-support.json': {
      title: '{{fact:vat-rate}}',
      message: '<p>It’s <b>{{fact:vat-rate}}</b></p>',
    },
    '/main-site/pages.json': {
      pages: [{ path: '/a', title: 'A', about: 'VAT is {{fact:vat-rate}}.', helpLinks: [] }],
    },
  });
  expect((await client.outageNotices())[0]?.message).toBe('<p>It’s <b>5%</b></p>');
  expect((await client.mainSitePages())[0]?.about).toBe('VAT is 5%.');
});

test('an article is the same object until a fact changes, and then shows the new value', async () => {
  const { client, bodies, later } = withFacts('<p>{{fact:vat-rate}}</p>');
  const before = await client.article('meters', 'a');
  expect(await client.article('meters', 'a')).toBe(before);
  bodies.set('/facts.json', { facts: { 'vat-rate': fact('20%') } });
  later();
  expect((await client.article('meters', 'a'))?.html).toBe('<p>20%</p>');
});

test.each([
  ['broken', '{"facts": {'],
  ['of another shape', { facts: { 'vat-rate': '5%' } }],
  ['markup', { facts: { 'vat-rate': fact('<script>alert(1)</script>') } }],
])('when the facts become %s, the last good ones stay', async (_, broken) => {
  const { html, bodies, later } = withFacts('<p>{{fact:vat-rate}}</p>');
  expect(await html()).toBe('<p>5%</p>');
  bodies.set('/facts.json', broken);
  later();
  expect(await html()).toBe('<p>5%</p>');
});

test('facts that could never be read become safe words, and their names are not logged as unknown', async () => {
  const { html, log } = articleOf('<p>{{fact:vat-rate}} since {{from:vat-rate}}</p>', {
    '/facts.json': '{"facts": {',
  });
  expect(await html()).toBe('<p>the current figure since the latest change</p>');
  expect(log.lines.map(({ event }) => event)).toEqual(['content-refresh-failed']);
});

test('facts that can be read at last appear even in articles that are still fresh', async () => {
  const { html, bodies, later } = articleOf('<p>{{fact:vat-rate}}</p>', { '/facts.json': 'half a fi' });
  expect(await html()).toBe('<p>the current figure</p>');
  bodies.set('/facts.json', { facts });
  later(retryAfterMs);
  expect(await html()).toBe('<p>5%</p>');
});

test('an unknown name is logged once, however often the article is read', async () => {
  const { html, log, later, bodies } = withFacts('<p>{{fact:nope}} {{fact:nope}}</p>');
  for (let nth = 0; nth < 3; nth += 1) {
    await html();
    bodies.set('/facts.json', { facts: { 'vat-rate': fact(`${nth}%`) } });
    later();
  }
  expect(log.lines).toEqual([
    { level: 'warn', event: 'content-fact-unknown', file: '/help/meters/a.html', name: 'nope' },
  ]);
});

test('the number of weeks for a complaint is the supplier’s fact, or the built-in eight weeks without one', async () => {
  const text = '<p>After {{fact:complaint-weeks}}.</p>';
  const without = articleOf(text);
  expect(await without.html()).toBe('<p>After eight weeks.</p>');
  expect(await without.client.fact('complaint-weeks')).toBe('eight weeks');
  expect(without.log.lines).toEqual([]);
  const own = articleOf(text, { '/facts.json': { facts: { 'complaint-weeks': fact('six weeks') } } });
  expect(await own.html()).toBe('<p>After six weeks.</p>');
  expect(await own.client.fact('complaint-weeks')).toBe('six weeks');
});

test('while the facts can’t be read, code gets the built-in fact', async () => {
  const { client } = contentOf({ '/facts.json': 'half a fi' });
  expect(await client.fact('complaint-weeks')).toBe('eight weeks');
});

test('content without facts does not request them', async () => {
  const { html, log } = articleOf('<p>{{phone:powerCut}}</p>', { '/facts.json': 'none' });
  await html();
  expect(log.lines).toEqual([]);
});
