import { describe, expect, test } from 'vitest';
import { markupSoup } from '../article-reader/hostile/markup-soup.fixture.ts';
import { payloads } from '../article-reader/hostile/payloads.fixture.ts';
import { richTextList, unlistedParts } from '../article-reader/hostile/unlisted-parts.fixture.ts';
import { cleanRichText, plainText } from './clean-rich-text.ts';

const soupsATest = 100;

test('a, sup, p, b and href are unchanged', () => {
  const html =
    '<p>Call <a href="tel:105"><b>105</b></a>, free. CO<sup>2</sup> &amp; you’ll see <a href="/energy">more</a>.</p>';
  expect(cleanRichText(html)).toBe(html);
});

test('other attributes are removed, and so are links that are not allowed', () => {
  expect(
    cleanRichText(
      '<p class="note" id="a"><a href="/x" target="_blank">x</a> <a href="javascript:y">y</a></p>',
    ),
  ).toBe('<p><a href="/x">x</a> y</p>');
});

test('other elements lose their tags, and their text stays separate', () => {
  expect(
    cleanRichText('<h2>Prices</h2><ul><li>Gas</li><li>Power</li></ul>Line one<br>line two, <em>now</em>.'),
  ).toBe('Prices Gas Power Line one line two, now.');
});

test('scripts, styles, drawings and the like are removed with their content', () => {
  expect(
    cleanRichText('a<script>b</script><style>c</style><svg><text>d</text></svg><template>e</template>f'),
  ).toBe('af');
});

test('text too long, deep or tangled for a text field comes back empty', () => {
  expect(cleanRichText('<b>'.repeat(20_000))).toBe('');
  expect(cleanRichText('<b><p>'.repeat(5_000))).toBe('');
  expect(cleanRichText('x'.repeat(1_000_000))).toBe('');
});

test('plain text is the text alone, spaces collapsed, nothing escaped', () => {
  expect(
    plainText('<p>Fish &amp; chips\n for&nbsp;<b>£5</b></p><p>CO<sup>2</sup></p><script>x</script>'),
  ).toBe('Fish & chips for £5 CO2');
  expect(plainText('')).toBe('');
});

describe('only what is on the allow-list passes', () => {
  test.each(payloads)('only allowed markup remains of: %s', (_name, payload) => {
    const once = cleanRichText(payload);
    expect(unlistedParts(once, richTextList)).toEqual([]);
    expect(cleanRichText(once)).toBe(once);
  });

  test.each([1, 101, 201, 301])('only allowed markup remains of random markup, seeds from %i', (first) => {
    const faults = Array.from({ length: soupsATest }, (_, i) => first + i).flatMap((seed) => {
      const once = cleanRichText(markupSoup(seed));
      const changed = cleanRichText(once) === once ? [] : ['changes when cleaned again'];
      return [...unlistedParts(once, richTextList), ...changed].map((fault) => `seed ${seed}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});
