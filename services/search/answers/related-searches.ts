import type { InstantAnswer } from '#contracts/instant-answers.ts';
import type { IndexedArticle, SearchIndex } from '../build-index.ts';

/** As many as the fixed list that the page shows when there are none. */
const mostRelated = 5;
/** Later results often match one word of the search rather than its topic. */
const tellingResults = 5;

/**
 * Searches on the same topic: each is the first search of another answer. First the answers that link to the answer's
 * pages or to the best results, then those of its category, the nearest in the editors' list first.
 * Nothing that a visitor typed is among them.
 */
export function relatedSearches(
  answer: InstantAnswer | undefined,
  ranked: readonly { article: IndexedArticle['article'] }[],
  { intents: { list } }: SearchIndex,
): string[] {
  const results = ranked.slice(0, tellingResults).map(({ article }) => article.href);
  const pages = answer ? [answer.page.href, ...(answer.others ?? []).map(({ href }) => href)] : [];
  const ofPages = [...new Set([...pages, ...results])].flatMap((page) =>
    list.filter(({ href }) => href === page),
  );
  const [first] = ofPages;
  const place = list.findIndex(({ id }) => id === (answer ?? first)?.id);
  const ofCategory = list
    .filter(({ href }) => place !== -1 && categoryOf(href) === categoryOf(list[place]?.href ?? ''))
    .toSorted((a, b) => Math.abs(list.indexOf(a) - place) - Math.abs(list.indexOf(b) - place));
  const searches = [...ofPages, ...ofCategory].filter(({ id }) => id !== answer?.id);
  return [...new Set(searches.map(({ search }) => search))].slice(0, mostRelated);
}

/** The part of a page's address that the pages of its category share. */
function categoryOf(href: string): string {
  return href.slice(0, href.lastIndexOf('/'));
}
