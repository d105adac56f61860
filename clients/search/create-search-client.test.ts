import { expect, test } from 'vitest';
import { createSearchClient } from './create-search-client.ts';

const results = {
  term: 'boiler',
  total: 1,
  page: 1,
  pages: 1,
  results: [
    {
      title: 'Boiler',
      titleParts: [{ text: 'Boiler', match: true }],
      href: '/help-and-support/emergencies/boiler',
      excerpt: [],
      category: { id: 'emergencies', label: 'Emergencies' },
    },
  ],
  categories: [{ id: 'emergencies', label: 'Emergencies', count: 1 }],
};

/** A client whose service gives one response, and the addresses that were requested. */
function respondingWith(respond: () => Response) {
  const requestedPaths: string[] = [];
  const client = createSearchClient(async (path) => {
    requestedPaths.push(path);
    return respond();
  });
  return { client, requestedPaths };
}

test('a search is requested with only the given parameters, safely encoded', async () => {
  const { client, requestedPaths } = respondingWith(() => Response.json(results));
  await client.search({ term: 'a&b=c #1 – é' });
  await client.search({ term: 'boiler', page: 2, category: 'meters', exact: true });
  await client.search({ term: 'boiler', page: undefined, exact: false });
  expect(requestedPaths).toEqual([
    '/search?q=a%26b%3Dc+%231+%E2%80%93+%C3%A9',
    '/search?q=boiler&page=2&category=meters&exact=1',
    '/search?q=boiler',
  ]);
});

test('an answer that satisfies the contract is the value', async () => {
  const { client } = respondingWith(() => Response.json({ ...results, more: 'ignored' }));
  expect(await client.search({ term: 'boiler' })).toEqual({ ok: true, value: results });
});

test('suggestions and popular searches are validated by their contracts', async () => {
  const suggested = respondingWith(() => Response.json({ suggestions: [{ text: 'top up' }] }));
  expect(await suggested.client.suggest('top')).toEqual({
    ok: true,
    value: { suggestions: [{ text: 'top up' }] },
  });
  expect(suggested.requestedPaths).toEqual(['/suggestions?q=top']);
  const popular = respondingWith(() => Response.json({ searches: ['top up'] }));
  expect(await popular.client.popular()).toEqual({ ok: true, value: { searches: ['top up'] } });
});

test('a term the service does not accept is refused', async () => {
  const { client } = respondingWith(() => Response.json({ errors: [] }, { status: 422 }));
  expect(await client.search({ term: '' })).toEqual({ ok: false, reason: 'refused' });
});

test.each([
  ['the service fails', () => Response.json({ errors: [] }, { status: 503 })],
  ['the answer is a failure shaped like results', () => Response.json(results, { status: 500 })],
  ['the answer lacks a field', () => Response.json({ ...results, total: undefined })],
  ['the answer is no JSON', () => new Response('<html>')],
  [
    'there is no answer',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('when %s, search is unavailable and nothing is thrown', async (_, respond) => {
  const { client } = respondingWith(respond);
  expect(await client.search({ term: 'boiler' })).toEqual({ ok: false, reason: 'unavailable' });
  expect(await client.suggest('boiler')).toEqual({ ok: false, reason: 'unavailable' });
});

test('the caller’s signal reaches the service', async () => {
  const { signal } = new AbortController();
  let seen: AbortSignal | null | undefined;
  const client = createSearchClient(async (_, init) => {
    seen = init?.signal;
    return Response.json(results);
  });
  await client.search({ term: 'boiler' }, signal);
  expect(seen).toBe(signal);
});
