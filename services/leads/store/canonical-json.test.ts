import { expect, test } from 'vitest';
import { sha256 } from '#platform/hash/sha256.ts';
import { makeLead } from '../leads.fixture.ts';
import { readDocument } from '../read-document.ts';
import { canonicalJson } from './canonical-json.ts';

// A visitor may post to one release and repeat the post to the next, which must recognise it.
test('a lead has the hash that earlier releases stored, as a visitor posts it and as it is read', () => {
  const lead = makeLead();
  const read = readDocument(JSON.stringify(lead));
  const hashes = [lead, read.outcome === 'lead' && read.document].map((document) =>
    sha256(canonicalJson(document)),
  );
  expect(hashes).toEqual(Array(2).fill('-SKySl0w4G_S-vdccZCcjxrU-lfiV13KKl6-_sWKsiU'));
});

test('the order of members does not matter, nor how deep they are', () => {
  const texts = ['{"b":[{"d":1,"c":2}],"a":null}', '{ "a": null, "b": [{ "c": 2, "d": 1 }] }'];
  expect(texts.map((text) => canonicalJson(JSON.parse(text)))).toEqual(
    Array(2).fill('{"a":null,"b":[{"c":2,"d":1}]}'),
  );
});

test('members whose names every object has count like any other', () => {
  const members = ['"a":1', '"constructor":1', '"__proto__":1', '"__proto__":2'];
  const texts = members.map((member) => canonicalJson(JSON.parse(`{"b":1,${member}}`)));
  expect(new Set(texts).size).toBe(members.length);
});
