import { expect, test } from 'vitest';
import { extractMarkedScripts } from './extract-marked-scripts.ts';

/** A page as it is rendered with a mark: two of its own scripts, and one that content smuggled in. */
const rendered = (mark: string) =>
  [
    '<!DOCTYPE html><html><head>',
    `<script nonce="${mark}">start("page")</script>`,
    '<link rel="stylesheet" href="/a.css"/></head><body>',
    '<script>steal()</script><script nonce="guessed">steal("again")</script>',
    `<script nonce="${mark}" type="text/plain" id="hydration">import "./x.js";\nrun();</script>`,
    `<script nonce="${mark}" src="/help-and-support/assets/x.js"></script>`,
    '</body></html>',
  ].join('\n');

test('the scripts that the page itself wrote are extracted; a script from the content is not among them', () => {
  const { inlineScripts } = extractMarkedScripts(rendered('mark-1'), 'mark-1');
  expect(inlineScripts).toEqual(['start("page")', 'import "./x.js";\nrun();']);
  for (const smuggled of ['steal()', 'steal("again")', '']) expect(inlineScripts).not.toContain(smuggled);
});

test('the mark is removed from the page, and nothing else is', () => {
  const { html } = extractMarkedScripts(rendered('mark-1'), 'mark-1');
  expect(html).not.toContain('mark-1');
  expect(html).toBe(rendered('mark-1').replaceAll(' nonce="mark-1"', ''));
  expect(html).toContain('<script nonce="guessed">steal("again")</script>');
});

test('a page rendered with two different marks results in the same bytes and the same policy', () => {
  const one = extractMarkedScripts(rendered('mark-1'), 'mark-1');
  const two = extractMarkedScripts(rendered('Zz_9-4'), 'Zz_9-4');
  expect(two).toEqual(one);
});

test('the mark of another page allows nothing', () => {
  const { html, inlineScripts } = extractMarkedScripts(rendered('mark-1'), 'mark-2');
  expect(inlineScripts).toEqual([]);
  expect(html).toBe(rendered('mark-1'));
});
