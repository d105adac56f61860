import { fewestSuggestedCharacters } from '#contracts/fewest-suggested.ts';
import type { SearchSuggestions } from '#contracts/search.ts';
import { findAnswer } from './answers/find-answer.ts';
import { shortestBeginning } from './correct-words.ts';
import type { SearchIndex } from './build-index.ts';
import type { Field } from './index-articles.ts';
import type { Lexicon } from './lexicon.ts';
import { planQuery, type QueryPlan } from './plan-query.ts';
import { rankArticles } from './rank-articles.ts';
import { readWords } from './read-words.ts';

/** As many as fit below the box on a small screen without scrolling. */
const mostSuggestions = 8;
/** Most people pick an article, so popular searches take only some of the places. */
const mostPopular = 3;

/** The fields that say what an article is about: a match in its text is too weak for a suggestion. */
const distinctive: Field[] = ['title', 'keywords', 'headings'];

/** Popular searches that continue what is typed, then articles about all of it, or else about some; no duplicates. */
export function suggest(typed: string, index: SearchIndex, popular: readonly string[]): SearchSuggestions {
  if (typed.length < fewestSuggestedCharacters) return { suggestions: [] };
  const plan = planQuery(typed, index, { live: true });
  const articles = rankArticles(plan, index, { fields: distinctive });
  const whole = articles.filter(({ answered }) => answered === 1);
  const titles = (whole.length ? whole : articles).map(({ article }) => ({
    text: article.title,
    href: article.href,
  }));
  const isNew = (text: string) => !titles.some((title) => fold(title.text) === fold(text));
  const searches = popular
    .filter(
      (search) => goesOnFrom(search, plan, index.lexicon) && isNew(search) && fold(search) !== fold(typed),
    )
    .slice(0, mostPopular)
    .map((text) => ({ text }));
  // One or two letters are enough to suggest pages, but not to answer: 'on f' isn't yet 'on fire'.
  const typedEnough = plan.words.map((word) =>
    word.folded.length < shortestBeginning ? { ...word, completions: [] } : word,
  );
  const answer = findAnswer(typedEnough, index);
  return {
    ...(answer && { answer }),
    suggestions: dropRepeated([...searches, ...titles]).slice(0, mostSuggestions),
  };
}

/** Whether a popular search has every significant word typed, the last perhaps incomplete. */
function goesOnFrom(
  search: string,
  { answers, rarities }: QueryPlan,
  { stem, findConcepts }: Lexicon,
): boolean {
  const stems = readWords(search).map((word) => stem(word.folded));
  const terms = [...stems, ...findConcepts(stems).map(({ concept }) => concept)];
  const answered = new Set(terms.flatMap((term) => [...(answers.get(term) ?? [])]));
  return rarities.length > 0 && answered.size === rarities.length;
}

function dropRepeated<T extends { text: string }>(suggestions: readonly T[]): T[] {
  return suggestions.filter(
    ({ text }, place) => suggestions.findIndex((other) => fold(other.text) === fold(text)) === place,
  );
}

function fold(text: string): string {
  return readWords(text)
    .map((word) => word.folded)
    .join(' ');
}
