import { type IndexedArticle, type SearchIndex } from './build-index.ts';
import { type Field, fieldWeights } from './index-articles.ts';
import type { QueryPlan } from './plan-query.ts';

export type RankedArticle = IndexedArticle & { score: number; answered: number; isWhole: boolean };

/** Phrases are looked for in this many of the best articles only, so that work stays bounded. */
const mostWithPhrases = 200;
/** An article that matches less than this share of what the best one matches is not a result. */
const leastAnswered = 0.5;
/** How much the exact phrase in a field raises the score of an article. */
const phraseLift: Record<Field, number> = {
  title: 3,
  keywords: 2,
  headings: 2,
  description: 1.6,
  searches: 2,
  text: 1.3,
};
/** A title that is the query and nothing else. */
const wholeTitleLift = 2;
/** All words, even if scattered in the text: worth more than some of them, less than an article about them. */
const allWordsLift = 1.5;
/** Each pair of neighbouring words that is adjacent in an article raises its score a little. */
const pairLift = 0.15;

/**
 * The matching articles. First those with the exact phrase, or with every significant word in the fields that say what
 * they are about (`isWhole`); then by score. `answered`: the share of significant words found anywhere, 0 to 1.
 */
export function rankArticles(
  plan: QueryPlan,
  index: SearchIndex,
  { fields = Object.keys(fieldWeights) as Field[] } = {},
): RankedArticle[] {
  const terms = [...plan.terms.keys()];
  const found = index.engine.search(terms.join(' '), {
    fields,
    boost: fieldWeights,
    boostTerm: (term) => plan.terms.get(term) ?? 0,
  });
  const ranked = found.flatMap((hit, place): RankedArticle[] => {
    const indexed = index.articles[hit.id as number];
    if (!indexed) return [];
    const answered = partAnswered(plan, hit.terms);
    const about = hit.terms.filter((term) => hit.match[term]?.some((field) => field !== 'text'));
    const phraseFields = place < mostWithPhrases ? fieldsWithPhrase(plan.phrase, indexed, fields) : [];
    // MiniSearch multiplies by the number of terms found; synonyms and completions must not count so.
    const base = hit.score / Math.max(1, hit.queryTerms.length);
    const completeness = answered === 1 ? allWordsLift : answered ** 2;
    const isWhole = phraseFields.length > 0 || partAnswered(plan, about) === 1;
    return [
      {
        ...indexed,
        answered,
        isWhole,
        score: base * completeness * lift(plan.phrase, phraseFields, indexed),
      },
    ];
  });
  const best = Math.max(0, ...ranked.map(({ answered }) => answered));
  return ranked
    .filter(({ answered }) => answered >= best * leastAnswered)
    .toSorted(
      (a, b) =>
        Number(b.isWhole) - Number(a.isWhole) ||
        b.score - a.score ||
        (a.article.href < b.article.href ? -1 : 1),
    );
}

function partAnswered({ answers, rarities }: QueryPlan, terms: readonly string[]): number {
  const answered = new Set(terms.flatMap((term) => [...(answers.get(term) ?? [])]));
  const all = sum(rarities);
  return all ? sum(rarities.filter((_, nth) => answered.has(nth))) / all : 0;
}

function fieldsWithPhrase(
  phrase: readonly string[],
  { stems }: IndexedArticle,
  fields: readonly Field[],
): Field[] {
  const whole = ` ${phrase.join(' ')} `;
  return phrase.length > 1 ? fields.filter((field) => stems[field].includes(whole)) : [];
}

function lift(phrase: readonly string[], phraseFields: readonly Field[], { stems }: IndexedArticle): number {
  const wholeTitle = stems.title === ` ${phrase.join(' ')} ` ? wholeTitleLift : 1;
  if (phraseFields.length) return wholeTitle * Math.max(...phraseFields.map((field) => phraseLift[field]));
  const pairs = phrase.slice(1).map((stem, before) => ` ${phrase[before]} ${stem} `);
  const close = pairs.filter((pair) => Object.values(stems).some((text) => text.includes(pair)));
  return wholeTitle + pairLift * close.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
