import { expect, test } from 'vitest';
import { cleanTree } from './clean-tree.ts';
import type { MarkupPolicy } from './markup-policy.ts';
import { parseMarkup } from './parse-within-bounds.ts';
import { serialiseMarkup } from './serialise-markup.ts';

const anything = (value: string) => value;
const policy: MarkupPolicy = {
  elements: new Map([['p', { attributes: new Map([['href', anything]]) }]]),
  drawings: new Map([
    ['svg', { attributes: new Map([['href', anything]]) }],
    ['p', { attributes: new Map() }],
  ]),
};
const clean = (html: string) => serialiseMarkup(cleanTree(parseMarkup(html)?.childNodes ?? [], policy));

test('a rule does not apply to an attribute of the same name in another namespace', () => {
  expect(clean('<svg href="a" xlink:href="b" xmlns:href="c"></svg>')).toBe('<svg href="a"></svg>');
  expect(clean('<svg xlink:href="b"></svg>')).toBe('<svg></svg>');
});

test('a rule does not apply to an element of the same name in another namespace', () => {
  expect(clean('<math><p>a</p></math><math><mtext><p>b</p></mtext></math>')).toBe('<p>a</p>');
});

test('a name that every object inherits does not count as a rule', () => {
  expect(clean('<p constructor="a" toString="b" __proto__="c">d</p><constructor>e</constructor>')).toBe(
    '<p>d</p> e ',
  );
});
