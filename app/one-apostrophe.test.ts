import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const printed = globSync(
  [
    'app/**/*.{ts,tsx}',
    'clients/**/*.ts',
    'contracts/**/*.ts',
    'services/leads/confirmation-email/*.ts',
    'tests/brand/**/*.{html,json,vtt}',
  ],
  { cwd: root.pathname },
).filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'));

/** Comments, and text that only logs contain. */
const unread = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$|new Error\(.*$/gm;
/** As in we're, don't and the customer's; HTML may write it in two other ways. */
const straight = /[A-Za-z](?:'|&#39;|&apos;)(?:s|t|re|ll|ve|d|m)\b/;
/** SPEC's own text, which the supplier receives unchanged, and visitors read with the other apostrophe. */
const sentAsTheyAre = [
  'app/journeys/complaint/rights/rights-by-subject.ts',
  'contracts/forms/query-subjects.ts',
];

test('text for visitors uses the typographic apostrophe', () => {
  expect(printed.length).toBeGreaterThan(500);
  const withStraight = printed.filter((file) =>
    straight.test(readFileSync(new URL(file, root), 'utf8').replace(unread, '')),
  );
  expect(withStraight.toSorted()).toEqual(sentAsTheyAre);
});
