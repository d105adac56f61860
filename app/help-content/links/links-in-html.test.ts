import { expect, test } from 'vitest';
import { linksInHtml, replaceLinks } from './links-in-html.ts';

const html = `<p id="a" title="href="><a class="button" href="/one">One</a> <a href="/two?a=1&amp;b=2">Two</a> href="/three"</p>`;

test('links in markup are found, but not text that only looks like a link', () => {
  expect(linksInHtml(html)).toEqual(['/one', '/two?a=1&b=2']);
});

test('a replaced link changes, and nothing else does', () => {
  expect(replaceLinks(html, (href) => (href === '/one' ? '/other' : href))).toBe(
    html.replace('/one', '/other'),
  );
});

test('a replacement is escaped, and each link is read once only', () => {
  const link = (href: string) => `<p><a href="${href}">Read</a></p>`;
  expect(replaceLinks(link('/a?b=&quot;&amp;amp;&lt;&gt;'), (href) => `${href}&c`)).toBe(
    link('/a?b=&quot;&amp;amp;&lt;&gt;&amp;c'),
  );
});
