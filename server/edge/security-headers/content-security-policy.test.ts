import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  loosenForDevelopment,
  extractMarkedScripts,
} from './content-security-policy.ts';

const onHttp = { mainSiteOrigin: '', isSecure: false };
const withMainSite = { mainSiteOrigin: 'https://main.example', isSecure: false };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );

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

test('only what is named may load, and all of it from the same origin', () => {
  expect(directives(contentSecurityPolicy([], onHttp))).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'connect-src': "'self'",
    'font-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'img-src': "'self'",
    'manifest-src': "'self'",
    'media-src': "'self'",
    'object-src': "'none'",
    'report-uri': '/help-and-support/reports/csp',
    'script-src': "'self'",
    'style-src': "'self'",
    'worker-src': "'self'",
  });
});

test('on https, blocked content is also reported through the Reporting API', () => {
  const policy = directives(contentSecurityPolicy([], { ...onHttp, isSecure: true }));
  expect(policy).toEqual({ ...directives(contentSecurityPolicy([], onHttp)), 'report-to': 'csp' });
});

test('each inline script is allowed by the hash of its text, and equal texts share one hash', () => {
  const policy = directives(contentSecurityPolicy(['one()', 'two()', 'one()'], onHttp));
  expect(policy['script-src']).toBe(`'self' ${hashOf('one()')} ${hashOf('two()')}`);
});

test('with the main site on another origin, forms may be sent there and nothing else may', () => {
  const policy = directives(contentSecurityPolicy([], withMainSite));
  expect(policy['form-action']).toBe("'self' https://main.example");
  expect({ ...policy, 'form-action': "'self'" }).toEqual(directives(contentSecurityPolicy([], onHttp)));
});

test('the scripts that the page itself wrote are extracted; a script from the content is not among them', () => {
  const { inlineScripts } = extractMarkedScripts(rendered('mark-1'), 'mark-1');
  expect(inlineScripts).toEqual(['start("page")', 'import "./x.js";\nrun();']);
  const policy = contentSecurityPolicy(inlineScripts, onHttp);
  expect(policy).toContain(hashOf('start("page")'));
  for (const smuggled of ['steal()', 'steal("again")', '']) expect(policy).not.toContain(hashOf(smuggled));
});

test('the mark is removed from the page, and nothing else is', () => {
  const { html } = extractMarkedScripts(rendered('mark-1'), 'mark-1');
  expect(html).not.toContain('mark-1');
  expect(html).toBe(rendered('mark-1').replaceAll(' nonce="mark-1"', ''));
  expect(html).toContain('<script nonce="guessed">steal("again")</script>');
});

test('a page rendered with two different marks is the same bytes, with the same policy', () => {
  const one = extractMarkedScripts(rendered('mark-1'), 'mark-1');
  const two = extractMarkedScripts(rendered('Zz_9-4'), 'Zz_9-4');
  expect(two).toEqual(one);
});

test('the mark of another page allows nothing', () => {
  const { html, inlineScripts } = extractMarkedScripts(rendered('mark-1'), 'mark-2');
  expect(inlineScripts).toEqual([]);
  expect(html).toBe(rendered('mark-1'));
});

test('development adds what hot reload needs, and nothing else', () => {
  const strict = directives(contentSecurityPolicy(['one()'], withMainSite));
  const loose = directives(loosenForDevelopment(contentSecurityPolicy(['one()'], withMainSite)));
  expect(loose).toEqual({
    ...strict,
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'self' ws:",
  });
});
