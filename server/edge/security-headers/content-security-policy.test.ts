import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, loosenForDevelopment, rememberPolicy } from './content-security-policy.ts';

const onHttp = { mainSiteOrigin: '', isSecure: false };
const withMainSite = { mainSiteOrigin: 'https://main.example', isSecure: false };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );

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

test('a cached policy is used only for its own scripts: each page gets its own policy, whatever the order of pages', () => {
  const policyFor = rememberPolicy(onHttp);
  const one = ['one()'];
  const both = ['one()', 'two()'];
  for (const scripts of [one, one, ['two()'], [], both, one, ['one()'], both, []])
    expect(policyFor(scripts)).toBe(contentSecurityPolicy(scripts, onHttp));
});

test('with the main site on another origin, forms may be sent there and nothing else may', () => {
  const policy = directives(contentSecurityPolicy([], withMainSite));
  expect(policy['form-action']).toBe("'self' https://main.example");
  expect({ ...policy, 'form-action': "'self'" }).toEqual(directives(contentSecurityPolicy([], onHttp)));
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
