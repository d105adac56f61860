import { expect, test } from 'vitest';
import { createUnorderedList } from './unordered-list.ts';

test('each returned function removes its own value, in whatever order they are called', () => {
  const list = createUnorderedList<string>();
  const left = () => {
    const values: string[] = [];
    list.forEach((value) => values.push(value));
    return values.toSorted();
  };
  const [removeA, removeB, removeC, removeD] = ['a', 'b', 'c', 'd'].map((value) => list.add(value));
  removeB?.();
  expect(left()).toEqual(['a', 'c', 'd']);
  removeD?.();
  const removeE = list.add('e');
  removeA?.();
  expect([left(), list.size()]).toEqual([['c', 'e'], 2]);
  removeC?.();
  removeE();
  expect([left(), list.size()]).toEqual([[], 0]);
});
