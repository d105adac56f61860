import { expect, test } from 'vitest';
import { fragmentId } from './fragment-id.ts';

test.each([
  ['#executor', 'executor'],
  ['#caf%C3%A9', 'café'],
  ['', ''],
  ['#', ''],
])('the fragment %j points at the id %j', (hash, id) => {
  expect(fragmentId(hash)).toBe(id);
});

test.each(['#%E0%A4%A', '#100%'])('a badly encoded fragment, %j, is used unchanged', (hash) => {
  expect(fragmentId(hash)).toBe(hash.slice(1));
});
