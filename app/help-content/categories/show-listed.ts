import { categoryIds, type CategoryId } from '#contracts/category-ids.ts';
import type { DefinedCategory } from '#contracts/category-pages.ts';
import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { articlePath, categoryPath } from '../../area-href.ts';
import { isPictogramName, type PictogramName } from '../../design-system/pictogram/pictogram-names.ts';
import type { CategoryDefinition } from './category-definition.ts';
import { moreArticlesTitle } from './more-articles-title.ts';
import { pagesBelowCategories } from './pages-below-categories.ts';
import { pathBelowArea } from '#contracts/area-path.ts';

type Listed = readonly ListedCategory[] | undefined;

/**
 * A definition with the articles that the feed lists. Articles no longer listed are left out, and those that the
 * definition does not place go in their own group. Without a feed the definition is unchanged.
 */
export function showListed(id: CategoryId, defined: DefinedCategory, listed: Listed): CategoryDefinition {
  const shown = (link: string) => isShown(link, listed);
  const placed = placedArticles(id, defined);
  const unplaced = (listed?.find((category) => category.id === id)?.articles ?? [])
    .filter(({ slug }) => !placed.has(slug))
    .map(({ label, slug }) => ({ label, link: articlePath(id, slug), externalLink: false }));
  const shared = {
    decoration: pictogram(defined.decoration),
    link: linkOrCategory(defined.link, listed),
    ctaItems: defined.ctaItems.map((item) => ({ ...item, path: linkOrCategory(item.path, listed) })),
  };
  if (!defined.newLayout) {
    const { articlesTitle, articles } = defined.categoryData;
    const own = articles.filter(({ path }) => shown(path));
    const more = unplaced.map(({ link, ...rest }) => ({ ...rest, path: link }));
    // If there are no others, these become the list.
    const [first, second] = own.length > 0 ? [own, more] : [more, []];
    return { ...defined, ...shared, categoryData: { articlesTitle, articles: first, moreArticles: second } };
  }
  const { commonQuestions, allArticles, lastArticle, ...titles } = defined.categoryData;
  const groups = allArticles
    .map((group) => ({ ...group, articleLinks: group.articleLinks.filter(({ link }) => shown(link)) }))
    .filter(({ articleLinks }) => articleLinks.length > 0);
  return {
    ...defined,
    ...shared,
    categoryData: {
      ...titles,
      commonQuestions: commonQuestions
        .filter(({ link }) => shown(link))
        .map((question) => ({ ...question, image: pictogram(question.image) })),
      allArticles:
        unplaced.length > 0 ? [...groups, { title: moreArticlesTitle, articleLinks: unplaced }] : groups,
      ...(lastArticle &&
        shown(lastArticle.link) && { lastArticle: { ...lastArticle, image: pictogram(lastArticle.image) } }),
    },
  };
}

/** The articles of a category, by slug, that its definition links to. */
export function placedArticles(id: CategoryId, defined: DefinedCategory): Set<string> {
  const places = linksOf(defined).map(articlePlace);
  return new Set(places.flatMap((place) => (place?.category === id ? place.slug : [])));
}

/** Every link of a definition to an article, or to another page listed among the articles. */
export function linksOf(defined: DefinedCategory): string[] {
  if (!defined.newLayout) return defined.categoryData.articles.map(({ path }) => path);
  const { commonQuestions, allArticles, lastArticle } = defined.categoryData;
  return [
    ...commonQuestions.map(({ link }) => link),
    ...allArticles.flatMap(({ articleLinks }) => articleLinks.map(({ link }) => link)),
    ...(lastArticle ? [lastArticle.link] : []),
  ];
}

/** The names of all pictures in a definition. */
export function picturesOf(defined: DefinedCategory): string[] {
  if (!defined.newLayout) return [defined.decoration];
  const { commonQuestions, lastArticle } = defined.categoryData;
  const featured = [...commonQuestions, ...(lastArticle ? [lastArticle] : [])];
  return [defined.decoration, ...featured.map(({ image }) => image)];
}

/** False for an article of the area that the feed does not list; other links are always shown. */
export function isShown(link: string, listed: Listed): boolean {
  const place = articlePlace(link);
  if (!listed || !place) return true;
  return listed.some(
    ({ id, articles }) => id === place.category && articles.some(({ slug }) => slug === place.slug),
  );
}

/** A link that the site itself defines; if the feed does not list its article, it goes to the category instead. */
export function linkOrCategory(link: string, listed: Listed): string {
  const place = articlePlace(link);
  return place && !isShown(link, listed) ? categoryPath(place.category) : link;
}

/** The category and slug of an article's address; undefined for any other link. */
export function articlePlace(link: string): { category: CategoryId; slug: string } | undefined {
  const path = pathOf(link);
  if (pagesBelowCategories.includes(path)) return undefined;
  const [, category, slug] = /^\/([^/]+)\/([^/]+)\/?$/.exec(pathBelowArea(path) ?? '') ?? [];
  const id = categoryIds.find((each) => each === category);
  return id && slug ? { category: id, slug: decoded(slug) } : undefined;
}

/** A path segment without its percent-encoding; one that can't be decoded, like '50%-off', was never encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function pathOf(link: string): string {
  return link.split(/[?#]/)[0] ?? '';
}

/** The name of an existing drawing; an unknown name becomes a house. */
function pictogram(name: string): PictogramName {
  return isPictogramName(name) ? name : 'house';
}
