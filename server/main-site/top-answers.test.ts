import { expect, test } from 'vitest';
import type { SearchClient } from '#clients/search/create-search-client.ts';
import { findTopAnswers } from './top-answers.ts';

const answer = (id: string) => ({ id, title: id, step: id, page: { label: id, href: `/${id}` } });
const nothing = { total: 0, page: 1, pages: 1, results: [], categories: [] };

/** A search that has answers to some terms. */
const answering = (answers: Record<string, string>): Pick<SearchClient, 'search'> => ({
  search: async ({ term }) => {
    const id = answers[term];
    return { ok: true, value: { term, ...nothing, ...(id && { answer: answer(id) }) } };
  },
});

test('the answers to the most frequent searches are returned in order, each once', async () => {
  const search = answering({
    'moving home': 'moving',
    'power cut': 'power-cut',
    'no heating': 'boiler',
    'smell of gas': 'power-cut',
  });
  expect((await findTopAnswers(search)).map(({ id }) => id)).toEqual(['power-cut', 'boiler', 'moving']);
});

test('there are no top answers if the search fails or has no answers', async () => {
  expect(await findTopAnswers(answering({}))).toEqual([]);
  expect(await findTopAnswers({ search: async () => ({ ok: false, reason: 'unavailable' }) })).toEqual([]);
});
