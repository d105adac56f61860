import { firstLoadTimeoutMs } from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import type { SearchClient } from '#clients/search/create-search-client.ts';
import type { InstantAnswer } from '#contracts/instant-answers.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';

/** What people ask a supplier most, in their words; urgent questions first. */
const topSearches = [
  'power cut',
  'smell of gas',
  'no heating',
  'top up my meter',
  'bill too high',
  'moving home',
];

/** The answers to these searches, each once. None where the search has no answers or doesn't work. */
export async function findTopAnswers(search: Pick<SearchClient, 'search'>): Promise<InstantAnswer[]> {
  const found = await withTimeout(
    Promise.all(topSearches.map((term) => search.search({ term }))),
    firstLoadTimeoutMs,
  );
  const answers = (found ?? []).flatMap((one) => (one.ok && one.value.answer ? [one.value.answer] : []));
  return [...new Map(answers.map((answer) => [answer.id, answer])).values()];
}
