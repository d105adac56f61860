import { expect, test } from 'vitest';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { speculationRules } from './speculation-rules.ts';

const file = 'https://www.larkfield.example/help-and-support/speculation-rules.json';
const speculations = Object.entries(speculationRules).flatMap(([what, rules]) =>
  rules.map((rule) => ({ what, ...rule })),
);
type Where = (typeof speculations)[number]['where'];

/** Whether a rule applies to a link, as browsers match it. */
function isMatched({ and: [{ href_matches: all }, { not }] }: Where, path: string): boolean {
  const matches = (pattern: string) => new URLPattern(pattern, file).test(path, file);
  return matches(all) && !not.href_matches.some(matches);
}

test('a page is prefetched when its link is about to be chosen, and prerendered while it is being pressed', () => {
  expect(speculations.map(({ what, eagerness }) => [what, eagerness])).toEqual([
    ['prefetch', 'moderate'],
    ['prerender', 'conservative'],
  ]);
});

test.each(['', 'meters', 'meters/economy-7-meters?utm_source=letter'])(
  'a page to read, /help-and-support/%s, is fetched in advance',
  (path) => {
    expect(speculations.map(({ where }) => isMatched(where, `/help-and-support/${path}`))).toEqual([
      true,
      true,
    ]);
  },
);

test.each([
  ...Object.values(signInPaths),
  `${signInPaths.signIn}?from=%2Fhelp-and-support%2F`,
  '/identity/authorize',
  '/search?q=boiler',
  '/help-and-support/cookies',
  '/help-and-support/complaints/feedback',
  '/help-and-support/submit-meter-read?mpan=1',
  '/help-and-support/was-this-useful',
  '/help-and-support/preview/meters/a',
])('signing in or out, forms and pages of one visitor are not fetched in advance: %s', (path) => {
  expect(speculations.map(({ where }) => isMatched(where, path))).toEqual([false, false]);
});
