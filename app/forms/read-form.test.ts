import { expect, test } from 'vitest';
import { longestText } from '#contracts/forms/bounded-text.ts';
import { readForm } from './read-form.ts';

const fields = { 'first-name': 5, query: 100, intent: 10 };

type Entries = [string, string][];

function posted(entries: Entries): Request {
  return new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(entries) });
}

test('a post is read with the fields of its form and no others', async () => {
  const read = async (...entries: Entries) => [...(await readForm(posted(entries), fields))];
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

test('a text that would not fit into a browser’s post once encoded is truncated until it does', async () => {
  const read = async (text: string) =>
    (await readForm(posted([['query', text]]), { query: longestText })).get('query')?.length;
  const encoded = { a: 1, ' ': 1, '<': 3, é: 6, '€': 9, '😀': 12 };
  for (const [character, bytes] of Object.entries(encoded)) {
    const most = Math.floor(longestText / bytes);
    expect(await read(character.repeat(most)), character).toBe(most * character.length);
    if (bytes > 1)
      expect(await read(character.repeat(most + 1)), character).toBeLessThan((most + 1) * character.length);
    expect(new URLSearchParams({ x: character }).toString(), character).toHaveLength('x='.length + bytes);
  }
});
