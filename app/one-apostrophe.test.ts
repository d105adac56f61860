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

/** Comments, and text that only appears in logs. */
const unread = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$|new Error\(.*$/gm;
/** As in we're, don't and the customer's; HTML may write it in two other ways. */
const straight = /[A-Za-z](?:'|&#39;|&apos;)(?:s|t|re|ll|ve|d|m)\b/;
/** Text from SPEC that the supplier receives unchanged. Visitors see it with the typographic apostrophe. */
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
