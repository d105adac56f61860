import { expect, test } from 'vitest';
import { compareRoutes, findLiterals } from './check-page-table.ts';

test('a page missing from the routes or from the table is reported, and so is one that the table has twice', () => {
  expect(compareRoutes(['/', '/contact-us', '/cookies'], ['/', '/probate', '/cookies', '/cookies'])).toEqual([
    '/contact-us is a page in app/routes.ts, and not in app/page-table.ts',
    '/probate is in app/page-table.ts, and not a page in app/routes.ts',
    '/cookies is in app/page-table.ts twice',
  ]);
});

test.each([
  "const home = '/help-and-support/';",
  'const path = `${publicUrl}/help-and-support/sitemap.xml`;',
  'const form = /^\\/help-and-support\\/complaints/;',
  "if (path === '/help-and-support') return;",
])('%s is reported with its line', (line) => {
  const [problem, ...others] = findLiterals('app/a.ts', `const a = 1;\n${line}\n`);
  expect(problem).toMatch(/^app\/a\.ts:2 has \/help-and-support as a literal/);
  expect(others).toEqual([]);
});

test.each([
  ['app/a.ts', '/** The page at /help-and-support/meters. */'],
  ['app/a.ts', ' * Answers /help-and-support/meters.'],
  ['app/a.ts', '// Below /help-and-support/.'],
  ['app/a.ts', "const file = 'service-outages/help-and-support.json';"],
  ['app/a.ts', "const id = 'help-and-support';"],
  ['contracts/area-path.ts', "export const areaPath = '/help-and-support';"],
])('%s may have %s', (file, line) => {
  expect(findLiterals(file, line)).toEqual([]);
});
