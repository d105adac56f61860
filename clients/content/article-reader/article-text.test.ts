import { expect, test } from 'vitest';
import { readArticle } from './read-article.ts';

const textOf = (panel: string) =>
  readArticle(
    `<!doctype html><html><head><title>T</title></head><body><div class="content-panel">${panel}</div></body></html>`,
  )?.text;

test.each([
  ['<h2>Smart meters</h2><p>Yours sends readings.</p>', 'Smart meters. Yours sends readings.'],
  ['<h2>Can’t reach it?</h2><p>Ask us.</p>', 'Can’t reach it? Ask us.'],
  ['<h2>CO<sub>2</sub></h2><p>A gas.</p>', 'CO2. A gas.'],
  ['<details><summary>Why</summary><p>Because.</p></details>', 'Why. Because.'],
  ['<p>One</p><p>Two</p>', 'One Two'],
])('a heading is a separate sentence in the text that is searched: %s', (panel, text) => {
  expect(textOf(panel)).toBe(text);
});
