import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readJson } from './read-json.ts';

const readNotice = readJson(z.object({ title: z.string(), pages: z.optional(z.number()) }));

test('what the contract accepts is the value; fields it does not name are ignored (CONTRACTS "Calls")', () => {
  expect(readNotice('{"title":"Slow bills","pages":2,"editor":{"id":7}}')).toEqual({
    title: 'Slow bills',
    pages: 2,
  });
});

test.each([
  ['a required field missing', '{"pages":2}'],
  ['a field of the wrong type', '{"title":"Slow bills","pages":"2"}'],
  ['null', 'null'],
  ['a list', '[{"title":"Slow bills"}]'],
  ['half a document', '{"title":"Slow bil'],
  ['markup', '<!doctype html><h1>Maintenance</h1>'],
  ['nothing', ''],
  ['a trailing comma', '{"title":"Slow bills",}'],
  ['a document after the document', '{"title":"a"}{"title":"b"}'],
])('%s is a failed read, never an exception', (_, text) => {
  expect(readNotice(text)).toBeUndefined();
});

test('a document can’t pollute prototypes', () => {
  expect(readNotice('{"title":"a","__proto__":{"polluted":true},"constructor":1}')).toEqual({ title: 'a' });
  expect({}).not.toHaveProperty('polluted');
});
