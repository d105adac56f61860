import { expect, test } from 'vitest';
import { hashRequest } from './hash-request.ts';
import { makeLead } from './leads.fixture.ts';
import { readDocument } from './read-document.ts';

// A visitor may post to one release and repeat the post to the next, which must recognise it.
test('a lead has the hash that earlier releases stored, as a visitor posts it and as it is read', () => {
  const lead = makeLead();
  const read = readDocument(JSON.stringify(lead));
  const documents = [lead, read.outcome === 'lead' && read.document];
  expect(documents.map(hashRequest)).toEqual(Array(2).fill('-SKySl0w4G_S-vdccZCcjxrU-lfiV13KKl6-_sWKsiU'));
});

test('members whose names every object has count like any other', () => {
  const members = ['"a":1', '"constructor":1', '"__proto__":1', '"__proto__":2'];
  const hashes = members.map((member) => hashRequest(JSON.parse(`{"b":1,${member}}`)));
  expect(new Set(hashes).size).toBe(members.length);
});
