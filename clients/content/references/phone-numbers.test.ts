import { expect, test } from 'vitest';
import { articleOf, brand, contentOf, document, phones } from './references.fixture.ts';

const number = (digits: string, words: string) =>
  `<a href="tel:${digits}"><b class="kbd-num">${words}</b></a>`;
const customerService = number('08081570002', '0808 157 0002');
const nobodys = '<a href="/help-and-support/contact-us"><b class="kbd-num">the number on your bill</b></a>';

test.each([
  ['in words', '<p>Call {{phone:customerService}} now.</p>', `<p>Call ${customerService} now.</p>`],
  ['with spaces', '<p>{{ phone: customerService }}</p>', `<p>${customerService}</p>`],
  [
    'two in one text',
    '<p>{{phone:gasEmergency}} or {{phone:powerCut}}</p>',
    `<p>${number('0800111999', '0800 111 999')} or ${number('105', '105')}</p>`,
  ],
  [
    'in a link that was written',
    '<p><a href="tel:{{phone:customerService}}">Call {{phone:customerService}}</a></p>',
    '<p><a href="tel:08081570002">Call 0808 157 0002</a></p>',
  ],
  [
    'in what opens an expander',
    '<details><summary>Call {{phone:powerCut}}</summary><p>Free.</p></details>',
    '<details><summary>Call 105</summary><p>Free.</p></details>',
  ],
  [
    'under a name of the supplier’s own',
    '<p>{{phone:evCharging}}</p>',
    `<p>${number('08081570003', '0808 157 0003')}</p>`,
  ],
  [
    'under a name that this brand has no line for',
    '<p>{{phone:homeServices}}</p>',
    `<p>${customerService}</p>`,
  ],
  ['under a name that nobody knows', '<p>Call {{phone:gasEmergncy}}</p>', `<p>Call ${nobodys}</p>`],
  ['under a name of the language', '<p>{{phone:constructor}}</p>', `<p>${nobodys}</p>`],
  ['under a name with markup in it', '<p>{{phone:"&gt;&lt;script>}}</p>', `<p>${nobodys}</p>`],
])('a number %s', async (_, written, shown) => {
  expect(await articleOf(written).html()).toBe(shown);
});

test('numbers appear in everything that pages and the search take from an article', async () => {
  const head =
    '<title>Call {{phone:powerCut}}</title><meta name="description" content="Ring {{phone:customerService}}">' +
    '<meta name="keywords" content="{{phone:powerCut}}, dark">';
  const body = '<h2>Ring {{phone:powerCut}}</h2><p>Or {{phone:customerService}}.</p>';
  const { client } = articleOf('', { '/help/meters/a.html': document(body, head) });
  const article = await client.article('meters', 'a');
  expect(JSON.stringify(article)).not.toContain('{{');
  expect(article).toMatchObject({
    title: 'Call 105',
    description: 'Ring 0808 157 0002',
    keywords: ['105', 'dark'],
    contents: [{ label: 'Ring 105' }],
    text: 'Ring 105. Or 0808 157 0002.',
  });
});

test('data files contain numbers in rich text, in plain text and in links', async () => {
  const { client } = contentOf({
    '/brand.json': brand,
    '/service-outages/help-and-support.json': { title: 'Call us', message: '<p>On {{phone:powerCut}}</p>' },
    '/header.json': {
      hideA11yBtn: false,
      sections: [{ label: 'Call {{phone:customerService}}', link: 'tel:{{phone:customerService}}' }],
      'quick-links': [],
      'secondary-banner': null,
      'menu-banner': null,
    },
  });
  expect((await client.outageNotices())[0]?.message).toBe('<p>On <a href="tel:105">105</a></p>');
  expect((await client.header()).sections).toEqual([
    { label: 'Call 0808 157 0002', link: 'tel:08081570002' },
  ]);
});

test('an article is the same object until the brand changes its numbers, and then shows the new ones', async () => {
  const { client, bodies, later } = articleOf('<p>{{phone:customerService}}</p>');
  const before = await client.article('meters', 'a');
  expect(await client.article('meters', 'a')).toBe(before);
  bodies.set('/brand.json', { ...brand, phones: { ...phones, customerService: '0808 157 0009' } });
  later();
  expect((await client.article('meters', 'a'))?.html).toBe(
    `<p>${number('08081570009', '0808 157 0009')}</p>`,
  );
});

test.each([
  ['is gone', undefined],
  ['is broken', '{"name": "Ashc'],
  ['has letters for a number', { ...brand, phones: { ...phones, gasEmergency: 'none' } }],
])('when the brand %s, its last good numbers stay', async (_, broken) => {
  const { html, bodies, later } = articleOf('<p>{{phone:gasEmergency}} {{phone:customerService}}</p>');
  const before = await html();
  bodies.set('/brand.json', broken);
  later();
  expect(await html()).toBe(before);
});

test('without a brand the national numbers are shown, and other lines get words instead of a number', async () => {
  const { html, log } = articleOf(
    '<p>{{phone:gasEmergency}} {{phone:powerCut}} {{phone:customerService}}</p>',
    {
      '/brand.json': '{"name": "Ashc',
    },
  );
  expect(await html()).toBe(
    `<p>${number('0800111999', '0800 111 999')} ${number('105', '105')} ${nobodys}</p>`,
  );
  expect(log.lines.map(({ event }) => event)).toEqual(['content-refresh-failed']);
});

test('a name without a number is logged once, however often the article is read', async () => {
  const { html, log, later, bodies } = articleOf('<p>{{phone:nope}} {{phone:nope}} {{phone:relay}}</p>');
  for (let nth = 0; nth < 3; nth += 1) {
    await html();
    bodies.set('/brand.json', { ...brand, phones: { ...phones, evCharging: `0808 157 000${nth}` } });
    later();
  }
  const line = { level: 'warn', event: 'content-phone-unknown', file: '/help/meters/a.html' };
  expect(log.lines).toEqual([
    { ...line, name: 'nope' },
    { ...line, name: 'relay' },
  ]);
});

test('a line that the brand lacks becomes customer service’s; Relay UK’s digits are the same for every brand', async () => {
  const { html } = articleOf('<p>{{phone:extraSupport}} {{phone:relay}}</p>');
  expect(await html()).toBe(
    `<p>${number(phones.customerService.replaceAll(' ', ''), phones.customerService)} ${number('18001', '18001')}</p>`,
  );
});

test('content without numbers does not request the brand', async () => {
  const { html, log } = articleOf('<p>Read your meter.</p>', { '/brand.json': 'none' });
  expect(await html()).toBe('<p>Read your meter.</p>');
  expect(log.lines).toEqual([]);
});
