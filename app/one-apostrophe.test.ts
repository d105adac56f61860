import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const printed = globSync(
  [
    'app/**/*.{ts,tsx}',
    'clients/**/*.ts',
    'contracts/**/*.ts',
    'services/leads/confirmation-email/*.ts',
    'content/**/*.{html,json,vtt}',
  ],
  { cwd: root.pathname },
).filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'));

/** Comments, and what only logs say. */
const unread = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$|new Error\(.*$/gm;
/** As in we're, don't and the customer's; HTML may write it in two other ways. */
const straight = /[A-Za-z](?:'|&#39;|&apos;)(?:s|t|re|ll|ve|d|m)\b/;
/** SPEC's own words, which the supplier gets as they are, and visitors read with the other apostrophe. */
const sentAsTheyAre = 'contracts/forms/query-subjects.ts';

test('whatever visitors read has the apostrophe of print', () => {
  expect(printed.length).toBeGreaterThan(500);
  const withStraight = printed.filter((file) =>
    straight.test(readFileSync(new URL(file, root), 'utf8').replace(unread, '')),
  );
  expect(withStraight).toEqual([sentAsTheyAre]);
});
