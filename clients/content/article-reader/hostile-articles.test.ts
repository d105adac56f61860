import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { deepestClean } from '../rich-text/clean-tree.ts';
import { articleOf } from './hostile/article-of.fixture.ts';
import { markupSoup } from './hostile/markup-soup.fixture.ts';
import { payloads } from './hostile/payloads.fixture.ts';
import { articleList, unlistedParts } from './hostile/unlisted-parts.fixture.ts';
import { readArticle } from './read-article.ts';

const soupsATest = 100;
const soupSeeds = [1, 101, 201, 301, 401, 501, 601, 701];

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('');

describe('only what is on the allow-list passes', () => {
  test.each(payloads)('only allowed markup remains of: %s', (_name, payload) => {
    const article = readArticle(articleOf(payload));
    expect(article?.html).toContain('<p>Words.</p>');
    expect(unlistedParts(article?.html ?? '', articleList)).toEqual([]);
  });

  test.each(payloads)('cleaning clean markup changes nothing: %s', (_name, payload) => {
    const once = readArticle(articleOf(payload))?.html ?? '';
    expect(readAgain(once)).toBe(once);
  });

  test.each(soupSeeds)('only allowed markup remains of random markup, seeds from %i', (first) => {
    const faults = Array.from({ length: soupsATest }, (_, i) => first + i).flatMap((seed) => {
      const once = readArticle(articleOf(markupSoup(seed)))?.html ?? '';
      const changed = readAgain(once) === once ? [] : ['changes when cleaned again'];
      return [...unlistedParts(once, articleList), ...changed].map((fault) => `seed ${seed}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['headings', '<h2>a<center><h3>b</h3></center></h2>', '<h2 id="a-b">a b </h2>'],
    ['list items', '<ul><li>a<center><li>b</li></center></li></ul>', '<ul><li>a b </li></ul>'],
    ['descriptions', '<dl><dt>a<center><dd>b</dd></center></dt></dl>', '<dl><dt>a b </dt></dl>'],
    ['links', '<a href="/a">a<table><a href="/b">b</a></table></a>', '<a href="/a">ab'],
  ])('%s that a parser would tear apart are not written inside each other', (_name, body, expected) => {
    const once = readArticle(articleOf(body))?.html ?? '';
    expect(once).toContain(expected);
    expect(readAgain(once)).toBe(once);
  });
});

describe('large or deeply nested markup has a bounded cost', () => {
  test.each([
    ['20,000 nested div', '<div>'.repeat(20_000)],
    ['300 nested div', '<div>'.repeat(300)],
    ['20,000 nested b', '<b>'.repeat(20_000)],
    ['20,000 nested g in a drawing', `<svg>${'<g>'.repeat(20_000)}`],
    ['20,000 nested details', '<details>'.repeat(20_000)],
    ['20,000 links that each end the one before', '<a href="/x">'.repeat(20_000)],
    ['20,000 tables that each end the one before', '<table>'.repeat(20_000)],
    ['12,500 line breaks to be put before a table', `<table>${'<br>'.repeat(12_500)}`],
    ['5,000 tables in cells', '<table><tr><td>'.repeat(5_000)],
    ['5,000 templates in templates', '<template>'.repeat(5_000)],
    ['5,000 misnested b and p', '<b><p>'.repeat(5_000)],
    [
      'paragraphs that each inherit 60 open elements',
      `<p>${times(60, (i) => `<b id=${i}>`)}</p>${'<p>x</p>'.repeat(2_000)}`,
    ],
    [
      'paragraphs that each inherit a long attribute',
      `<p><b title="${'x'.repeat(25_000)}"></p>${'<p>x</p>'.repeat(100)}`,
    ],
    ['1 MB of <', '<'.repeat(1_000_000)],
  ])('%s is refused', (_name, body) => {
    expect(readArticle(articleOf(body))).toBeUndefined();
  });

  test.each([
    ['4,000 links', '<a href="/x">'.repeat(4000)],
    ['4,000 tables', '<table>'.repeat(4000)],
    ['4,000 line breaks put before a table', `<table>${'<br>'.repeat(4000)}`],
    ['300 kB of <', '<'.repeat(300_000)],
    ['an attribute of 50 kB', `<p title="${'x'.repeat(50_000)}">x</p>`],
    ['12,500 attributes', `<p ${times(12_500, (i) => `${i.toString(36)} `)}>x</p>`],
    ['one target of 50 kB of spaces', `<a href="${' '.repeat(50_000)}/x">x</a>`],
    ['200 open elements', `${'<div>'.repeat(200)}deep${'</div>'.repeat(200)}<p>after</p>`],
    ['200 unknown open elements', `${'<u>'.repeat(200)}deep${'</u>'.repeat(200)}`],
    [
      'a caption inside 50 boxes',
      `${'<div class="table-box">'.repeat(50)}<table><caption>${'x '.repeat(5_000)}`,
    ],
  ])('%s give output in proportion to the input, at most 64 deep', (_name, body) => {
    const html = readArticle(articleOf(body))?.html ?? '';
    expect(html).toContain('Words.');
    expect(html.length).toBeLessThan(body.length * 16 + 1000);
    const { elements, depth } = measure(parseFragment(html));
    expect(elements).toBeLessThan(body.length / 3 + 100);
    expect(depth).toBeLessThanOrEqual(deepestClean);
  });

  test('content deeper than 64 is dropped, and what follows it remains', () => {
    const html = readArticle(
      articleOf(`${'<div>'.repeat(200)}deep${'</div>'.repeat(200)}<p>after</p>`),
    )?.html;
    expect(html).not.toContain('deep');
    expect(html).toContain('<p>after</p>');
    expect(readArticle(articleOf(`${'<div>'.repeat(60)}deep`))?.html).toContain('deep');
  });
});

function readAgain(html: string): string | undefined {
  return readArticle(articleOf('').replace('<p>Words.</p>', () => html))?.html;
}

function measure(root: Tree.DocumentFragment): { elements: number; depth: number } {
  let elements = 0;
  let depth = 0;
  const waiting = root.childNodes.map((node) => ({ node, level: 1 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!('tagName' in next.node)) continue;
    elements += 1;
    depth = Math.max(depth, next.level);
    for (const node of next.node.childNodes) waiting.push({ node, level: next.level + 1 });
  }
  return { elements, depth };
}
