// `npm run bench -- search`: how often the search's first result is right, and one of the first three, by the searches
// in tests/search-judgements; how long one takes, and the first one, which builds the index, compared with a bare
// MiniSearch.
import MiniSearch from 'minisearch';
import { searchableArticles } from '#server/searchable-articles/searchable-articles.ts';
import { fieldWeights } from '#services/search/index-articles.ts';
import { percentile, type Figure } from '../../scripts/bench/figure.ts';
import {
  isWordForWord,
  evaluateSearches,
  openContentOver,
  openSearchOver,
  readJudgements,
  scoreOf,
  type EvaluatedSearch,
} from '../search-judgements/evaluate-searches.ts';

const contentDir = new URL('../../content', import.meta.url).pathname;
const rounds = 5;
/** For the half of the judgements that the search is tuned on, as in its test. */
const goals = { first: 0.9, firstThree: 0.97 };
/** Below this, a delay while typing is not noticed. */
const latencyGoalMs = 50;

/** The shares of right results, and how long they take. */
export async function bench(): Promise<Figure[]> {
  const bare = await openBare();
  const search = openSearchOver(contentDir);
  const began = performance.now();
  await search.search({ term: 'warm up' });
  const buildMs = performance.now() - began;

  const { tuned, heldOut } = readJudgements();
  const judgements = [...tuned, ...heldOut];
  const ofTuned = await evaluateSearches(search, tuned);
  const ofOthers = await evaluateSearches(search, heldOut);
  const unwritten = ofOthers.filter((other) => !isWordForWord(other, contentDir));
  const [times, bareTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times.push(...(await evaluateSearches(search, judgements)).map(({ ms }) => ms));
    bareTimes.push(...judgements.map(({ typed }) => timeOf(() => bare.index.search(typed))));
  }
  const latency = (name: string, share: number): Figure => ({
    name,
    value: percentile(times, share),
    unit: 'ms',
    baseline: { name: 'bare MiniSearch', value: percentile(bareTimes, share) },
    goal: { of: 'value', atMost: latencyGoalMs },
  });
  return [
    right('searches it is tuned on', ofTuned, goals),
    right('searches held apart', ofOthers),
    right('of these, not word for word in answers.json', unwritten),
    latency('latency, median', 0.5),
    latency('latency, p99', 0.99),
    {
      name: 'content read and index built',
      value: buildMs,
      unit: 'ms',
      baseline: { name: 'bare MiniSearch', value: bare.buildMs },
    },
  ].flat();
}

function right(name: string, evaluated: readonly EvaluatedSearch[], of?: typeof goals): Figure[] {
  const { first, firstThree } = scoreOf(evaluated);
  const row = (what: string, share: number, atLeast?: number): Figure => ({
    name: `${name}: ${what}`,
    value: 100 * share,
    unit: '%',
    ...(atLeast !== undefined && { goal: { of: 'value', atLeast: 100 * atLeast } }),
  });
  return [row('first right', first, of?.first), row('in the first three', firstThree, of?.firstThree)];
}

/** The same articles in a MiniSearch without anything of ours: no stems, synonyms, corrections or excerpts. */
async function openBare() {
  const { articles } = await searchableArticles(openContentOver(contentDir))();
  const index = new MiniSearch({ idField: 'href', fields: Object.keys(fieldWeights) });
  return { index, buildMs: timeOf(() => index.addAll(articles)) };
}

function timeOf(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
