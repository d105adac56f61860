import { expect, test } from 'vitest';
import { joinHouse } from './join-house.ts';

test.each([
  ['Rose Cottage', '12', 'Rose Cottage 12'],
  ['Rose Cottage', null, 'Rose Cottage'],
  ['Rose Cottage', undefined, 'Rose Cottage'],
  ['Rose Cottage', '', 'Rose Cottage'],
  [null, '12', '12'],
  [undefined, '12', '12'],
  ['', '12', '12'],
  [null, null, ''],
  [null, undefined, ''],
  ['Rose Cottage 12', '12', 'Rose Cottage 12'],
  ['ROSE COTTAGE 12A', '12a', 'ROSE COTTAGE 12A'],
  ['Studio 112', '12', 'Studio 112 12'],
])('SPEC §3: house name %j and number %j are joined with a space: %j', (houseName, houseNumber, joined) => {
  expect(joinHouse({ houseName, houseNumber })).toBe(joined);
});
