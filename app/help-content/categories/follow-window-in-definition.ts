import type { DefinedCategory } from '#contracts/category-pages.ts';
import { followWindow, isMeterReadingLink } from '../links/follow-window.ts';
import { linksOf } from './show-listed.ts';
import { homePath } from '#contracts/area-path.ts';

/** Whether a definition has a link to submit a reading. */
export function leadsToMeterReading(defined: DefinedCategory): boolean {
  const links = [...linksOf(defined), ...defined.ctaItems.map(({ path }) => path)];
  return links.some(isMeterReadingLink);
}

/** A definition with its links to submit a reading pointing to `place`. */
export function followWindowInDefinition(defined: DefinedCategory, place: string): DefinedCategory {
  const ctaItems = defined.ctaItems.map((item) => ({ ...item, path: followWindow(item.path, place) }));
  if (!defined.newLayout) {
    const { categoryData } = defined;
    const articles = categoryData.articles.map((entry) => {
      const { link, ...rest } = follow({ ...entry, link: entry.path }, place);
      return { ...rest, path: link };
    });
    return { ...defined, ctaItems, categoryData: { ...categoryData, articles } };
  }
  const { commonQuestions, allArticles, lastArticle } = defined.categoryData;
  return {
    ...defined,
    ctaItems,
    categoryData: {
      ...defined.categoryData,
      commonQuestions: commonQuestions.map((question) => follow(question, place)),
      allArticles: allArticles.map((group) => ({
        ...group,
        articleLinks: group.articleLinks.map((link) => follow(link, place)),
      })),
      ...(lastArticle && { lastArticle: follow(lastArticle, place) }),
    },
  };
}

function follow<T extends { link: string; externalLink: boolean }>(item: T, place: string): T {
  const link = followWindow(item.link, place);
  return link === item.link ? item : { ...item, link, externalLink: !link.startsWith(homePath) };
}
