import { areaHref, articlePath } from '#app/area-href.ts';
import { bereavementGuidance } from '#app/pages/bereavement/bereavement-guidance.ts';
import { meterReadingForm } from '#app/help-content/links/follow-window.ts';
import { fallbackBrand } from '#app/frame/fallback-brand.ts';
import { readMeterReadingPlace } from '#app/help-content/links/read-meter-reading-place.ts';
import { readDefinitions } from '#app/help-content/categories/read-categories.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { plainText } from '#clients/content/rich-text/clean-rich-text.ts';
import type { Brand } from '#contracts/brand.ts';
import { isCategoryId } from '#contracts/category-ids.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import type { ArticleSource, SearchableArticle } from '#services/search/searchable-article.ts';
import { describeInfoPages } from './describe-info-pages.ts';
import { presentAnswers } from './present-answers.ts';
import { searchablePages, emergencyPage } from './searchable-pages.ts';
import { giveMeterReading, submitMeterReading } from './meter-reading-pages.ts';
import { probatePage } from '#app/pages/bereavement/probate.page.ts';

/** Reading all articles concurrently takes more memory, and sends a supplier's content service a burst of requests. */
const readAtOnce = 8;

/**
 * The content of the embedded search: every listed article, the area's own pages and those of the main site, and the
 * editors' answers and synonyms. The version changes when any of their content does, or a category's name, the brand's
 * numbers or their hours, or the meter-reading window. What is not available at the moment is left out until it is.
 */
export function searchableArticles(content: ContentClient): ArticleSource {
  let known: readonly unknown[] = [];
  let version = 0;
  return async () => {
    const [categories, definitions, place, brand, infoPages, answers, synonyms] = await Promise.all([
      content.categories(),
      readDefinitions(content),
      readMeterReadingPlace(content),
      content.brand().catch(() => fallbackBrand),
      content.mainSitePages().catch(() => undefined),
      content.searchAnswers().catch(() => undefined),
      content.searchSynonyms().catch(() => undefined),
    ]);
    const places = categories.flatMap(({ id, articles }) =>
      isCategoryId(id) ? articles.map(({ slug }) => ({ id, slug, label: definitions[id].title })) : [],
    );
    const read: (HelpArticle | undefined)[] = [];
    for (let from = 0; from < places.length; from += readAtOnce) {
      const next = places.slice(from, from + readAtOnce);
      read.push(
        ...(await Promise.all(next.map(({ id, slug }) => content.article(id, slug).catch(() => undefined)))),
      );
    }
    const extraSupport = await content.page('extra-support').catch(() => undefined);
    const labels = places.map(({ label }) => label);
    const parts = [...read, extraSupport, ...labels, callsIn(brand), place, infoPages, answers, synonyms];
    if (parts.length !== known.length || parts.some((part, index) => part !== known[index])) version += 1;
    known = parts;
    return {
      version: String(version),
      articles: [
        ...places.flatMap((at, index) => describeArticle(at, read[index])),
        ...(extraSupport
          ? [{ ...wordsOf(extraSupport), ...placeOf('extra-support', areaHref('/extra-support')) }]
          : []),
        bereavementPage(),
        ...searchablePages,
        emergencyPage(brand.phones),
        place === meterReadingForm ? submitMeterReading : giveMeterReading,
        ...describeInfoPages(infoPages),
      ],
      answers: presentAnswers(answers, { meterReadingPlace: place, brand }),
      synonyms,
    };
  };
}

/** What texts and answers say about calls to the brand, as one value that is easy to compare. */
function callsIn({ phones, lines, openingHours }: Brand): string {
  return JSON.stringify([phones, lines, openingHours]);
}

type Place = { id: string; slug: string; label: string };

function describeArticle({ id, slug, label }: Place, article: HelpArticle | undefined): SearchableArticle[] {
  if (!article) return [];
  return [{ ...wordsOf(article), category: { id, label }, slug, href: articlePath(id, slug) }];
}

function wordsOf({ title, description, contents, keywords, text, lastReviewed }: HelpArticle) {
  const headings = contents.map(({ label }) => label);
  return { title, description, headings, keywords, text, ...(lastReviewed && { lastReviewed }) };
}

function placeOf(slug: string, href: string) {
  return { category: { id: 'contact-and-support', label: 'Contact and support' }, slug, href };
}

function bereavementPage(): SearchableArticle {
  const { checklist, manageAccount, onlyIfItApplies, microgeneration, faq } = bereavementGuidance;
  return {
    ...placeOf('probate', areaHref('/probate')),
    title: probatePage.title,
    description: probatePage.description,
    headings: [checklist.title, manageAccount.title, microgeneration.title, faq.title],
    keywords: ['bereavement', 'probate', 'executor', 'death', 'died', 'funeral', 'estate', 'passed away'],
    text: [
      ...checklist.groups.flatMap(({ items }) => items.map(({ item }) => item)),
      ...[...manageAccount.cards, ...onlyIfItApplies.entries].map(({ title, text }) => `${title}. ${text}`),
      ...faq.entries.map(({ question, answer }) => `${question} ${plainText(answer)}`),
    ].join(' '),
  };
}
