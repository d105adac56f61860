import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToPageHistory, analyticsPath } from './analytics-path.ts';

const area = '/help-and-support';

test.each([
  ['/premises/12345', '/premises/:id'],
  ['/premises/12345/meters', '/premises/:id/meters'],
  ['/services-account/85-0001/cover', '/services-account/:id/cover'],
  ['/services/account/850001', '/services/account/:id'],
  ['/servicesAccount/A1234', '/servicesAccount/:id'],
  ['/services_accounts/A1234', '/services_accounts/:id'],
  ['/appointment/BGXABCD', '/appointment/:id'],
  ['/Appointments/7/change', '/Appointments/:id/change'],
  ['/invoices/2026-11/lines/4', '/invoices/:id/lines/:id'],
  ['/quote/9f8b%2F1', '/quote/:id'],
  ['/premises/12/appointments/34', '/premises/:id/appointments/:id'],
])('an id is replaced in %s (SPEC §2)', (path, recorded) => {
  expect(analyticsPath(path)).toBe(recorded);
  expect(analyticsPath(area + path)).toBe(area + recorded);
});

test.each([
  ['a page of quotes', '/quote/get-started'],
  ['the list itself', '/invoices'],
  ['an article with a number in its name', '/help-and-support/meters/economy-7-meters'],
  ['words that only begin so', '/help-and-support/appliances-and-engineers/quotes-for-2026'],
  ['the account of another kind', '/my/account/7'],
])('%s is recorded unchanged: %s', (_, path) => {
  expect(analyticsPath(path)).toBe(path);
});

test.each([
  ['/search?q=ann+okafor', '/search'],
  ['/help-and-support/#gas', '/help-and-support'],
  ['/help-and-support/meters/#a?b', '/help-and-support/meters'],
  ['/', '/'],
])('query, fragment and trailing slash of %s are never recorded', (path, recorded) => {
  expect(analyticsPath(path)).toBe(recorded);
});

const owner = fc.constantFrom(
  'premises',
  'services-account',
  'services/account',
  'appointment',
  'invoice',
  'quote',
);
const id = fc.stringMatching(/^[A-Z0-9%._~-]*[0-9][A-Z0-9%._~-]*$/);

test('no id remains after the name that owns it, wherever it is in the path', () => {
  fc.assert(
    fc.property(owner, fc.array(id, { minLength: 1 }), fc.string(), (name, ids, tail) => {
      const recorded = analyticsPath(`${area}/${name}/${ids.join('/')}?${tail}`);
      expect(recorded).toBe(`${area}/${name}${'/:id'.repeat(ids.length)}`);
    }),
  );
});

test('a recorded path has neither query nor fragment, and recording it again does not change it', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string(), (path, tail) => {
      const recorded = analyticsPath(`${path}?${tail}#${tail}`);
      expect(recorded).not.toMatch(/[?#]/);
      expect(analyticsPath(recorded)).toBe(recorded);
    }),
  );
});

test('paths with digits are not added to the virtual page history (SPEC §2)', () => {
  const paths = ['/a', '/meters/economy-7-meters', '/premises/:id', '/b'];
  expect(paths.reduce(addToPageHistory, [])).toEqual(['/a', '/premises/:id', '/b']);
});

test('the virtual page history never contains a digit, and ends with the newest', () => {
  fc.assert(
    fc.property(fc.array(fc.webPath()), (paths) => {
      const history = paths.reduce<readonly string[]>(addToPageHistory, []);
      expect(history.join('')).not.toMatch(/\d/);
      expect(history.length).toBeLessThanOrEqual(20);
      const recorded = paths.filter((path) => !/\d/.test(path));
      expect(history.at(-1)).toBe(recorded.at(-1));
    }),
  );
});
