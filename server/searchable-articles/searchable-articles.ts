import { articlePath } from '#app/area-path.ts';
import { bereavementGuidance } from '#app/features/bereavement/bereavement-guidance.ts';
import { categoryDefinitions, isCategoryId } from '#app/help-categories/category-definitions.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import { plainText } from '#clients/content/rich-text/clean-rich-text.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import type { ArticleSource, SearchableArticle } from '#services/search/searchable-article.ts';
import { areaPages } from './area-pages.ts';

/**
 * What the embedded search covers: every listed article, and the area's own pages. The version changes when
 * any article's content does; articles that can't be had at the moment are left out until they can.
 */
export function searchableArticles(content: ContentClient): ArticleSource {
  let known: readonly (HelpArticle | undefined)[] = [];
  let version = 0;
  return async () => {
    const categories = (await content.categories()).filter(({ id }) => isCategoryId(id));
    const places = categories.flatMap(({ id, articles }) => articles.map(({ slug }) => ({ id, slug })));
    const read = await Promise.all([
      ...places.map(({ id, slug }) => content.article(id, slug).catch(() => undefined)),
      content.page('extra-support').catch(() => undefined),
    ]);
    const isChanged = read.length !== known.length || read.some((article, index) => article !== known[index]);
    if (isChanged) version += 1;
    known = read;
    const extraSupport = read.at(-1);
    return {
      version: String(version),
      articles: [
        ...places.flatMap(({ id, slug }, index) => describeArticle(id, slug, read[index])),
        ...(extraSupport
          ? [{ ...wordsOf(extraSupport), ...placeOf('extra-support', '/help-and-support/extra-support') }]
          : []),
        bereavementPage(),
        ...areaPages,
      ],
    };
  };
}

function describeArticle(id: string, slug: string, article: HelpArticle | undefined): SearchableArticle[] {
  if (!article || !isCategoryId(id)) return [];
  return [
    {
      ...wordsOf(article),
      category: { id, label: categoryDefinitions[id].title },
      slug,
      href: articlePath(id, slug),
    },
  ];
}

function wordsOf({ title, description, contents, keywords, text, lastReviewed }: HelpArticle) {
  const headings = contents.map(({ label }) => label);
  return { title, description, headings, keywords, text, ...(lastReviewed && { lastReviewed }) };
}

function placeOf(slug: string, href: string) {
  return { category: { id: 'contact-and-support', label: 'Contact and support' }, slug, href };
}

function bereavementPage(): SearchableArticle {
  const { title, lead, checklist, manageAccount, microgeneration, faq } = bereavementGuidance;
  return {
    ...placeOf('probate', '/help-and-support/probate'),
    title,
    description: lead,
    headings: [checklist.title, manageAccount.title, microgeneration.title, faq.title],
    keywords: ['bereavement', 'probate', 'executor', 'death', 'died', 'funeral', 'estate', 'passed away'],
    text: [
      ...checklist.items,
      ...manageAccount.cards.map((card) => `${card.title}. ${card.text}`),
      ...faq.entries.map(({ question, answer }) => `${question} ${plainText(answer)}`),
    ].join(' '),
  };
}
