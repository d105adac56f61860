import type { CategoryPages, DefinedCategory } from '#contracts/category-pages.ts';
import type { Film } from '#contracts/films.ts';
import type { Footer } from '#contracts/footer.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import type { Intent } from '#contracts/instant-answers.ts';
import type { InfoPage } from '#contracts/main-site.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { allowedHref } from './rich-text/allowed-href.ts';

type Linked = { link: string };

const definitionsFile = '/help/category-pages.json';

/** More refused links than this mean a broken file, and logging the first ones is enough. */
const longestList = 100;

/**
 * Filters the links of data files by the rule for rich text: http, https, mailto, tel and paths of this site. A link
 * that is not allowed is omitted and logged, once for each place in a file, however often the file is read.
 */
export function followableLinks(logger: Logger) {
  const logged = new Set<string>();

  function followable(file: string, place: string, link: string): string | undefined {
    const href = allowedHref(link);
    if (href === undefined && !logged.has(`${file} ${place}`) && logged.size < longestList) {
      logged.add(`${file} ${place}`);
      logger.warn('content-link-left-out', { file, place });
    }
    return href;
  }
  const list = <Item extends Linked>(file: string, place: string, items: Item[]): Item[] =>
    items.flatMap((item, index) => {
      const link = followable(file, `${place}.${index}`, item.link);
      return link === undefined ? [] : [{ ...item, link }];
    });

  function followableDefinition(id: string, page: DefinedCategory): DefinedCategory {
    const own = <Item extends Linked>(place: string, items: Item[]) =>
      list(definitionsFile, `${id} ${place}`, items);
    const ctaItems = byPath(page.ctaItems, (items) => own('ctaItems', items));
    if (!page.newLayout) {
      const articles = byPath(page.categoryData.articles, (items) => own('articles', items));
      return { ...page, ctaItems, categoryData: { ...page.categoryData, articles } };
    }
    const { commonQuestions, allArticles, lastArticle, ...titles } = page.categoryData;
    const [last] = lastArticle ? own('lastArticle', [lastArticle]) : [];
    return {
      ...page,
      ctaItems,
      categoryData: {
        ...titles,
        commonQuestions: own('commonQuestions', commonQuestions),
        allArticles: allArticles.map((group, index) => ({
          ...group,
          articleLinks: own(`allArticles.${index}`, group.articleLinks),
        })),
        ...(last && { lastArticle: last }),
      },
    };
  }

  return {
    /** The secondary banner is shown without its link; the menu banner is useless without it. */
    header(header: HeaderConfiguration | undefined): HeaderConfiguration | undefined {
      if (!header) return undefined;
      const file = '/header.json';
      const secondary = header['secondary-banner'];
      const { link, ...words } = secondary ?? { text: '' };
      const secondaryLink = link && followable(file, 'secondary-banner', link);
      const menu = header['menu-banner'];
      const menuLink = menu && followable(file, 'menu-banner', menu.link);
      return {
        ...header,
        sections: list(file, 'sections', header.sections),
        'quick-links': list(file, 'quick-links', header['quick-links']),
        'secondary-banner': secondary && { ...words, ...(secondaryLink && { link: secondaryLink }) },
        'menu-banner': menu && menuLink ? { ...menu, link: menuLink } : null,
      };
    },
    /** A definition whose own link is not allowed is omitted: the built-in one replaces it. */
    categoryPages(pages: CategoryPages | undefined): CategoryPages | undefined {
      if (!pages) return undefined;
      const defined = Object.entries(pages).flatMap(([id, page]) =>
        page && followable(definitionsFile, id, page.link) !== undefined
          ? [[id, followableDefinition(id, page)]]
          : [],
      );
      return Object.fromEntries(defined) as CategoryPages;
    },
    /** A column without allowed links is dropped. */
    footer: (footer: Footer | undefined): Footer | undefined =>
      footer && {
        ...footer,
        columns: footer.columns
          .map((column, nth) => ({
            ...column,
            links: list('/footer.json', `columns.${nth}`, column.links),
          }))
          .filter(({ links }) => links.length > 0),
      },
    /** An answer whose page is not allowed is dropped. */
    answers: (answers: Intent[] | undefined): Intent[] | undefined =>
      answers?.flatMap(({ others = [], ...answer }) => {
        const file = '/search/answers.json';
        if (followable(file, answer.id, answer.page.href) === undefined) return [];
        const allowed = others.filter(
          ({ href }, nth) => followable(file, `${answer.id} others.${nth}`, href) !== undefined,
        );
        return [{ ...answer, ...(allowed.length > 0 && { others: allowed }) }];
      }),
    infoPages: (pages: InfoPage[] | undefined): InfoPage[] | undefined =>
      pages?.map((page) => ({
        ...page,
        helpLinks: list('/main-site/pages.json', page.path, page.helpLinks),
      })),
    films: (films: Film[] | undefined): Film[] | undefined =>
      films?.map(({ article, ...film }) => {
        const href = article && followable('/media/films/films.json', film.id, article);
        return { ...film, ...(href && { article: href }) };
      }),
  };
}

/** Applies a filter for links to entries whose link is called `path`. */
function byPath<Item extends { path: string }>(
  items: Item[],
  filter: (items: (Item & Linked)[]) => (Item & Linked)[],
): Item[] {
  return filter(items.map((item) => ({ ...item, link: item.path }))).map(({ link, ...item }) => ({
    ...(item as unknown as Item),
    path: link,
  }));
}
