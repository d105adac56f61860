import { expect, test } from 'vitest';
import { genericPath, genericUrl } from './generic-path.ts';

test.each([
  ['/help-and-support/meters', '/help-and-support/meters'],
  ['/help-and-support/meters/economy-7-meters', '/help-and-support/meters/economy-7-meters'],
  ['/help-and-support/meters/ab12-3', '/help-and-support/meters/:id'],
  ['/help-and-support/meters/account-12345', '/help-and-support/meters/:id'],
  ['/premises/abc123/quotes/Q-9', '/premises/:id/quotes/:id'],
  ['/help-and-support/complaints/4711/query', '/help-and-support/complaints/:id/query'],
  ['/customers/[email]', '/customers/:id'],
])('the page %s is named %s', (path, name) => {
  expect(genericPath(path)).toBe(name);
});

test('a page’s address keeps its origin, including the port, and loses its query', () => {
  expect(genericUrl('http://127.0.0.1:3000/premises/8?q=1')).toBe('http://127.0.0.1:3000/premises/:id');
  expect(genericUrl('https://a.example')).toBe('https://a.example');
  expect(genericUrl('')).toBe('');
});
