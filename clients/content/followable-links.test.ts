import { expect, test } from 'vitest';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createContentSource } from './create-content-client.ts';
import { freshForMs } from './stale-while-revalidate/stale-while-revalidate.ts';

const dangerous = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.example.com/1',
  'file:///etc/passwd',
  '//evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://www.example.com@evil.example/',
  'energy',
];
const good = [
  '/energy',
  '/help-and-support/meters#digital',
  'https://www.gov.uk/a?b=c',
  'http://www.example.com',
  'mailto:help@example.com',
  'tel:0800111999',
];
const labelled = (links: string[]) => links.map((link, nth) => ({ label: `Link ${nth}`, link }));

/** A content service with these files; each is requested again after `freshForMs`. */
function contentOf(files: Record<string, unknown>) {
  const clock = movableClock();
  const log = recordedLog();
  const call = async (path: string) =>
    path in files ? Response.json(files[path]) : new Response('', { status: 404 });
  const source = createContentSource({ call, clock, logger: log, wait: (promise) => promise });
  return { client: source.forRequest(() => {}), clock, log };
}

const header = (links: string[]) => ({
  hideA11yBtn: false,
  sections: labelled(links),
  'quick-links': labelled(links),
  'secondary-banner': { text: 'News', label: 'More', link: links[0] },
  'menu-banner': { title: 'Worried?', text: 'Talk to us', label: 'Talk', link: links[0] },
});

test.each(dangerous)('the header is shown without the link %j', async (link) => {
  const { client } = contentOf({ '/header.json': header([link, '/energy']) });
  expect(await client.header()).toEqual({
    hideA11yBtn: false,
    sections: [{ label: 'Link 1', link: '/energy' }],
    'quick-links': [{ label: 'Link 1', link: '/energy' }],
    'secondary-banner': { text: 'News', label: 'More' },
    'menu-banner': null,
  });
});

test('allowed links are unchanged', async () => {
  const { client, log } = contentOf({ '/header.json': header(good) });
  expect(await client.header()).toEqual(header(good));
  expect(log.lines).toEqual([]);
});

test('an omitted link is logged once, only by its place, however often the file is read', async () => {
  const { client, clock, log } = contentOf({ '/header.json': header(['javascript:alert(1)']) });
  for (let nth = 0; nth < 3; nth += 1) {
    await client.header();
    clock.pass(freshForMs);
  }
  const places = ['secondary-banner', 'menu-banner', 'sections.0', 'quick-links.0'];
  expect(log.lines).toEqual(
    places.map((place) => ({
      level: 'warn',
      event: 'content-link-left-out',
      file: '/header.json',
      place,
    })),
  );
});

test('links of the main site’s pages and of films follow the same rule', async () => {
  const page = { path: '/energy', title: 'Energy', about: '' };
  const film = {
    id: 'meters',
    title: 'Meters',
    summary: '',
    poster: { src: '/media/a.svg' },
    transcript: ['A'],
  };
  const { client } = contentOf({
    '/main-site/pages.json': { pages: [{ ...page, helpLinks: labelled([...dangerous, '/energy']) }] },
    '/media/films/films.json': {
      films: [
        { ...film, article: 'javascript:alert(1)' },
        { ...film, article: '/help-and-support/meters' },
      ],
    },
  });
  expect((await client.mainSitePages())[0]?.helpLinks.map(({ link }) => link)).toEqual(['/energy']);
  expect((await client.films()).map(({ article }) => article)).toEqual([
    undefined,
    '/help-and-support/meters',
  ]);
});

test('a footer is shown without links that are not allowed, and without columns that have no others', async () => {
  const { client } = contentOf({
    '/footer.json': {
      columns: [
        { title: 'Help', links: labelled([...dangerous, '/privacy']) },
        { title: 'Nothing', links: labelled(dangerous) },
        { title: 'All', links: labelled(good) },
      ],
      advice: '<p>Ask <a href="javascript:alert(1)">us</a><script>x()</script> or <a href="/a">them</a></p>',
    },
  });
  const footer = await client.footer();
  expect(footer?.columns.map(({ title, links }) => [title, links.map(({ link }) => link)])).toEqual([
    ['Help', ['/privacy']],
    ['All', good],
  ]);
  expect(footer?.advice).toBe('<p>Ask us or <a href="/a">them</a></p>');
});
