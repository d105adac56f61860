import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deserialised } from './deserialise.ts';

const anything = deserialised(z.any());
const read = (document: unknown) => anything.parse(document);

// SPEC §7: "Responses are deserialized from JSON-API into camelCase fields; relationships are camel-cased."
test('a resource becomes one object: attributes in camelCase, id, type, and related resources in place', () => {
  const document = {
    data: {
      type: 'accounts',
      id: '1',
      attributes: { 'live-count': 2, person: { 'first-name': 'Amara' } },
      relationships: {
        'supply-address': { data: { type: 'addresses', id: 'a' } },
        'supply-points': {
          data: [
            { type: 'points', id: 'p' },
            { type: 'points', id: 'q' },
          ],
        },
        'previous-account': { data: null },
        'meter-reads': { links: { related: '/reads' } },
      },
    },
    included: [
      { type: 'addresses', id: 'a', attributes: { 'postal-town': 'Ashcombe' } },
      { type: 'points', id: 'p', relationships: { address: { data: { type: 'addresses', id: 'a' } } } },
      { type: 'points', id: 'q' },
    ],
  };
  const address = { type: 'addresses', id: 'a', postalTown: 'Ashcombe' };
  expect(read(document)).toEqual({
    type: 'accounts',
    id: '1',
    liveCount: 2,
    person: { firstName: 'Amara' },
    supplyAddress: address,
    supplyPoints: [
      { type: 'points', id: 'p', address },
      { type: 'points', id: 'q' },
    ],
    previousAccount: null,
  });
});

test('a relationship that has only links is omitted', () => {
  const relationships = { reads: { links: { related: '/reads' } } };
  expect(Object.keys(read({ data: { type: 'accounts', id: '1', relationships } }))).toEqual(['type', 'id']);
});

test('the first of two resources with the same type and id counts', () => {
  const named = (label: string) => ({ type: 'addresses', id: 'a', attributes: { label } });
  expect(read({ data: named('one'), included: [named('two')] })).toHaveProperty('label', 'one');
});

test('a list stays a list, in its order, and null stays null', () => {
  const two = [
    { type: 'addresses', id: 'b' },
    { type: 'addresses', id: 'a' },
  ];
  expect(read({ data: two })).toEqual(two);
  expect(read({ data: [] })).toEqual([]);
  expect(read({ data: null })).toBeNull();
});

test('a related resource that is not included stays a type and an id', () => {
  const relationships = { address: { data: { type: 'addresses', id: 'gone' } } };
  expect(read({ data: { type: 'leads', id: '1', relationships }, included: [] })).toEqual({
    type: 'leads',
    id: '1',
    address: { type: 'addresses', id: 'gone' },
  });
});

test('circular references are preserved', () => {
  const one = read({
    data: { type: 'people', id: '1', relationships: relatedTo('friend', 'people', '2') },
    included: [
      { type: 'people', id: '2', relationships: relatedTo('friend', 'people', '1') },
      { type: 'people', id: '3', relationships: relatedTo('friend', 'people', '3') },
    ],
  });
  expect(one.friend.friend).toBe(one);
});

test('resources with the same id but another type are distinct, whatever characters the two contain', () => {
  const related = read({
    data: { type: 'a', id: 'b","c', relationships: { it: { data: { type: 'a","b', id: 'c' } } } },
    included: [{ type: 'a","b', id: 'c', attributes: { found: true } }],
  });
  expect(related.it).toEqual({ type: 'a","b', id: 'c', found: true });
});

test('an id and type among the attributes do not replace those of the resource', () => {
  expect(read({ data: { type: 'leads', id: '1', attributes: { id: '2', type: 'x' } } })).toEqual({
    type: 'leads',
    id: '1',
  });
});

test('a chain of ten thousand resources is read', () => {
  const included = Array.from({ length: 10_000 }, (_, id) => ({
    type: 'links',
    id: String(id),
    relationships: relatedTo('next', 'links', String(id + 1)),
  }));
  expect(read({ data: included[0], included })).toHaveProperty('next.next.next.id', '3');
});

test.each([
  [undefined],
  [{}],
  [{ data: 'x' }],
  [{ data: { id: '1' } }],
  [{ data: { type: 'a', id: 1 } }],
  [{ errors: [{ id: '1' }] }],
])('%j is not a JSON:API document with data', (document) => {
  expect(anything.safeParse(document).success).toBe(false);
});

// PHP writes an empty object as [].
test.each([
  [{ attributes: null }, {}],
  [{ attributes: [] }, {}],
  [{ relationships: null }, {}],
  [{ relationships: [] }, {}],
  [{ relationships: { b: null } }, {}],
  [{ relationships: { b: { data: 'c' } } }, {}],
  [{}, { included: null }],
  [{}, { included: {} }],
])('a resource with %j, in a document with %j, is read without it', (member, whole) => {
  expect(read({ data: { type: 'a', id: '1', ...member }, ...whole })).toEqual({ type: 'a', id: '1' });
});

test('an unusable relationship or included resource changes no other', () => {
  const relationships = { home: { data: { type: 'addresses', id: 'a' } }, b: null };
  const included = [
    null,
    { type: 'people', id: 7 },
    { type: 'addresses', id: 'a', attributes: { town: 'Elton' } },
  ];
  expect(read({ data: { type: 'accounts', id: '1', relationships }, included })).toEqual({
    type: 'accounts',
    id: '1',
    home: { type: 'addresses', id: 'a', town: 'Elton' },
  });
});

test('the contract validates the deserialised value, and reports where it is wrong', () => {
  const contract = deserialised(z.object({ postalTown: z.string() }));
  expect(contract.parse({ data: { type: 'a', id: '1', attributes: { 'postal-town': 'Elton' } } })).toEqual({
    postalTown: 'Elton',
  });
  const refused = contract.safeParse({ data: { type: 'a', id: '1' } });
  expect(refused.error?.issues[0]?.path).toEqual(['postalTown']);
});

test('no answer makes reading throw, and any graph of resources can be read', () => {
  const identifier = fc.record({ type: fc.constantFrom('a', 'b'), id: fc.constantFrom('1', '2', '3') });
  const resource = fc.record(
    {
      type: fc.constantFrom('a', 'b'),
      id: fc.constantFrom('1', '2', '3'),
      attributes: fc.dictionary(fc.string(), fc.jsonValue()),
      relationships: fc.dictionary(
        fc.string(),
        fc.record(
          { data: fc.oneof(fc.constant(null), identifier, fc.array(identifier)) },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: ['type', 'id'] },
  );
  const web = fc.record({
    data: fc.oneof(resource, fc.array(resource), fc.constant(null)),
    included: fc.array(resource),
  });
  fc.assert(
    fc.property(web, fc.anything(), (document, answer) => {
      anything.safeParse(answer);
      const result = anything.safeParse(document);
      expect(result.success).toBe(true);
      if (Array.isArray(document.data)) expect(result.data).toHaveLength(document.data.length);
    }),
  );
});

function relatedTo(name: string, type: string, id: string) {
  return { [name]: { data: { type, id } } };
}
