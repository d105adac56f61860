import { readFileSync } from 'node:fs';
import { createContentSource, type ContentClient } from '#clients/content/create-content-client.ts';
import type { SearchClient } from '#clients/search/create-search-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import { searchesOf, type Intent } from '#contracts/instant-answers.ts';
import { homePath } from '#contracts/area-path.ts';
import { openSearch } from '#server/back-ends/open-search.ts';
import { createContentService } from '#services/content/content-service.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';

/**
 * What somebody types, and the paths of the pages that answer it: relative to the area, or starting with a slash for
 * the main site.
 */
export type Judgement = { typed: string; right: string[] };
/** What the search found, best first, and the rank of the first right page: 0 if none is among the first three. */
export type EvaluatedSearch = Judgement & { found: string[]; place: number; ms: number };

const file = new URL('judgements.json', import.meta.url);
const mostLooked = 3;

/**
 * The judgements in two halves, by their place in the file. The search is tuned on the first; the second is only
 * measured, and so shows how the search does with words that nobody had in mind.
 */
export function readJudgements(): { tuned: Judgement[]; heldOut: Judgement[] } {
  const { judgements } = JSON.parse(readFileSync(file, 'utf8')) as { judgements: Judgement[] };
  return {
    tuned: judgements.filter((_, nth) => nth % 2 === 0),
    heldOut: judgements.filter((_, nth) => nth % 2 === 1),
  };
}

/** The site's own search over a folder of content. */
export function openSearchOver(contentDir: string): SearchClient {
  return openSearch({ content: openContentOver(contentDir), logger: recordedLog() });
}

/** Finds the id of the instant answer to a search, over a folder of content; undefined if there is none. */
export function openAnswersOver(contentDir: string): (term: string) => Promise<string | undefined> {
  const search = openSearchOver(contentDir);
  return async (term) => {
    const found = await search.search({ term });
    if (!found.ok) throw new Error(`The search is ${found.reason}.`);
    return found.value.answer?.id;
  };
}

/** The content of a folder, as the search reads it. */
export function openContentOver(contentDir: string): ContentClient {
  const { anyTime } = createContentSource({
    call: callInProcess(createContentService({ contentDir })),
    clock: movableClock(),
    logger: recordedLog(),
    wait: (promise) => promise,
  });
  return anyTime;
}

/** Runs each search as a visitor would. An instant answer comes before the results. */
export async function evaluateSearches(
  search: Pick<SearchClient, 'search'>,
  judgements: readonly Judgement[],
): Promise<EvaluatedSearch[]> {
  const evaluated: EvaluatedSearch[] = [];
  for (const judgement of judgements) {
    const began = performance.now();
    const outcome = await search.search({ term: judgement.typed });
    const ms = performance.now() - began;
    if (!outcome.ok) throw new Error(`The search is ${outcome.reason} for '${judgement.typed}'.`);
    const { answer, results } = outcome.value;
    const found = [...(answer ? [answer.page.href] : []), ...results.map(({ href }) => href)]
      .slice(0, mostLooked)
      .map((href) => (href.startsWith(homePath) ? href.slice(homePath.length) : href));
    const place = found.findIndex((path) => judgement.right.includes(path.replace(/[?#].*$/, ''))) + 1;
    evaluated.push({ ...judgement, found, place, ms });
  }
  return evaluated;
}

/**
 * Whether an editor wrote these very words into an answer: the others show how the search does with words of its own.
 */
export function isWordForWord({ typed }: Judgement, contentDir: string): boolean {
  const { answers } = JSON.parse(readFileSync(`${contentDir}/search/answers.json`, 'utf8')) as {
    answers: Pick<Intent, 'searches' | 'urgent'>[];
  };
  return answers.some((answer) => searchesOf(answer).includes(typed.toLowerCase()));
}

/** The shares of searches whose first result is a right page, and with one among the first three. */
export function scoreOf(evaluated: readonly EvaluatedSearch[]): { first: number; firstThree: number } {
  const share = (isRight: (place: number) => boolean) =>
    evaluated.filter(({ place }) => isRight(place)).length / evaluated.length;
  return { first: share((place) => place === 1), firstThree: share((place) => place > 0) };
}
