import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const fields = { 'first-name': 5, query: 100, intent: 10 };

function urlEncoded(body: string): Request {
  const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  return new Request('http://localhost/', { method: 'POST', body, headers });
}

function inParts(entries: [string, string | File][]): Request {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return new Request('http://localhost/', { method: 'POST', body });
}

type Entries = [string, string][];
const urlEncodedOf = (entries: Entries) => urlEncoded(new URLSearchParams(entries).toString());

test.each<[string, (entries: Entries) => Request]>([
  ['as an address writes it', urlEncodedOf],
  ['in parts', inParts],
])('a post %s has the fields of its form and no others', async (_, post) => {
  const read = async (...entries: Entries) => [...(await readForm(post(entries), fields))];
  expect(await read(['intent', 'send'], ['first-name', 'Zoë'], ['query', 'a & b=c']), 'all').toEqual([
    ['intent', 'send'],
    ['first-name', 'Zoë'],
    ['query', 'a & b=c'],
  ]);
  expect(await read(['role', 'admin'], ['__proto__', 'x'], ['toString', 'x'], ['', 'x']), 'others').toEqual(
    [],
  );
  expect(await read(['first-name', 'Amara'], ['query', 'x'.repeat(101)]), 'as long as can be').toEqual([
    ['first-name', 'Amara'],
    ['query', 'x'.repeat(101)],
  ]);
  expect(await read(['first-name', 'Amara-Louise'], ['query', 'x'.repeat(9_999)]), 'longer').toEqual([
    ['first-name', 'Amara-'],
    ['query', 'x'.repeat(101)],
  ]);
  const many = Array.from({ length: 5_000 }, (): [string, string] => ['intent', 'send']);
  expect(await read(...many), 'many').toHaveLength(100);
  expect(await read(...many, ['query', 'late']), 'after many').not.toContainEqual(['query', 'late']);
});

test('files are no answers', async () => {
  const form = await readForm(inParts([['query', new File(['x'], 'x.txt')]]), fields);
  expect([...form]).toEqual([]);
});
