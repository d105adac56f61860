import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { Footer } from '#contracts/footer.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import type { InfoPage } from '#contracts/main-site.ts';
import { readListed } from '../categories/read-categories.ts';
import { articlePlace, isShown, linkOrCategory } from '../categories/show-listed.ts';
import { followWindow, isMeterReadingLink } from './follow-window.ts';
import { readMeterReadingPlace } from './read-meter-reading-place.ts';
import { linksInHtml, replaceLinks } from './links-in-html.ts';

// Updates the links in content: those to submit a reading follow the meter-reading window, and none goes to an article
// that the feed does not list.

type Content = Pick<ContentClient, 'meterReadSettings' | 'categories'>;
type Link = { link: string };

/** What links depend on. A field is undefined where no link depends on it, or while it is unavailable. */
type State = { place: string | undefined; listed: ListedCategory[] | undefined };

type Needs = Record<keyof State, boolean>;

/** Which parts of the state these links depend on. */
function needsOf(links: string[]): Needs {
  return { place: links.some(isMeterReadingLink), listed: links.some(articlePlace) };
}

/** The state that is needed; nothing else is read. */
async function readState(needs: Needs, content: Content): Promise<State> {
  const [place, listed] = await Promise.all([
    needs.place ? readMeterReadingPlace(content) : undefined,
    needs.listed ? readListed(content) : undefined,
  ]);
  return { place, listed };
}

function follow(link: string, { place }: State): string {
  return place === undefined ? link : followWindow(link, place);
}

function withState<T extends Link>(items: T[], state: State): T[] {
  return items
    .filter(({ link }) => isShown(link, state.listed))
    .map((item) => ({ ...item, link: follow(item.link, state) }));
}

function linkWithState(link: string, state: State): string {
  return linkOrCategory(follow(link, state), state.listed);
}

/** The same string while no link changes, so that it is in memory once. */
function markupWithState(html: string, state: State): string {
  const current = replaceLinks(html, (link) => linkWithState(link, state));
  return current === html ? html : current;
}

/** The links of a list, without those to articles that are not listed. */
export async function currentLinks<T extends Link>(items: T[], content: Content): Promise<T[]> {
  return withState(items, await readState(needsOf(linksOf(items)), content));
}

/** A single link that must stay: if its article is not listed, it goes to the category. */
export async function currentLink(link: string, content: Content): Promise<string> {
  return linkWithState(link, await readState(needsOf([link]), content));
}

/** The links in markup. A link is part of a sentence, so it stays, and goes to the category if necessary. */
export async function currentMarkup(html: string, content: Content): Promise<string> {
  return markupWithState(html, await readState(needsOf(linksInHtml(html)), content));
}

/** The header's sections, its quick links and its banners. */
export const currentHeader = memoised(
  (header: HeaderConfiguration) => [
    ...linksOf(header.sections),
    ...linksOf(header['quick-links']),
    ...[header['menu-banner'], header['secondary-banner']].flatMap((banner) => banner?.link ?? []),
  ],
  (header, state) => {
    const {
      sections,
      'quick-links': quickLinks,
      'menu-banner': menu,
      'secondary-banner': secondary,
    } = header;
    return {
      ...header,
      sections: withState(sections, state),
      'quick-links': withState(quickLinks, state),
      'menu-banner': menu && { ...menu, link: linkWithState(menu.link, state) },
      'secondary-banner': secondary?.link
        ? { ...secondary, link: linkWithState(secondary.link, state) }
        : secondary,
    };
  },
);

/** The footer's columns, except for those without any link left, and its advice. */
export const currentFooter = memoised(
  ({ columns, advice = '' }: Footer) => [
    ...columns.flatMap(({ links }) => linksOf(links)),
    ...linksInHtml(advice),
  ],
  ({ columns, advice }, state) => ({
    columns: columns
      .map((column) => ({ ...column, links: withState(column.links, state) }))
      .filter(({ links }) => links.length > 0),
    ...(advice !== undefined && { advice: markupWithState(advice, state) }),
  }),
);

/** An article, or a page of its kind, with the links in its markup. */
export const currentArticle = memoised(
  ({ html }: HelpArticle) => linksInHtml(html),
  (article, state) => ({ ...article, html: markupWithState(article.html, state) }),
);

/** Returns the last result while the part and the state of its links are the same. */
function memoised<Part extends object>(
  linksIn: (part: Part) => string[],
  make: (part: Part, state: State) => Part,
) {
  const known = new WeakMap<Part, { needs: Needs; state: State; result: Part }>();
  return async (part: Part, content: Content): Promise<Part> => {
    const last = known.get(part);
    const needs = last?.needs ?? needsOf(linksIn(part));
    const state = await readState(needs, content);
    if (last && last.state.place === state.place && last.state.listed === state.listed) return last.result;
    const result = make(part, state);
    known.set(part, { needs, state, result });
    return result;
  };
}

function linksOf(items: Link[]): string[] {
  return items.map(({ link }) => link);
}

/** Pages of the embedded main site; a page's link to itself is left out of its list. */
export async function currentMainSitePages(pages: InfoPage[], content: Content): Promise<InfoPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      const helpLinks = await currentLinks(page.helpLinks, content);
      const sections = await Promise.all(
        (page.sections ?? []).map((section) => currentSection(section, content)),
      );
      return { ...page, sections, helpLinks: helpLinks.filter(({ link }) => link !== page.path) };
    }),
  );
}

type Section = NonNullable<InfoPage['sections']>[number];

async function currentSection({ heading, text, list }: Section, content: Content): Promise<Section> {
  return {
    heading,
    ...(text && { text: await currentMarkup(text, content) }),
    ...(list && { list: await Promise.all(list.map((item) => currentMarkup(item, content))) }),
  };
}
