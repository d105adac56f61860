import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { Footer } from '#contracts/footer.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
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

/** The state that these links depend on; nothing else is read. */
async function readState(links: string[], content: Content) {
  const [place, listed] = await Promise.all([
    links.some(isMeterReadingLink) ? readMeterReadingPlace(content) : undefined,
    links.some(articlePlace) ? readListed(content) : undefined,
  ]);
  const follow = (link: string) => (place === undefined ? link : followWindow(link, place));
  return { follow, listed };
}

/** The links of a list, without those to articles that are not listed. */
export async function currentLinks<T extends Link>(items: T[], content: Content): Promise<T[]> {
  const { follow, listed } = await readState(
    items.map(({ link }) => link),
    content,
  );
  return items
    .filter(({ link }) => isShown(link, listed))
    .map((item) => ({ ...item, link: follow(item.link) }));
}

/** A single link that must stay: if its article is not listed, it goes to the category. */
export async function currentLink(link: string, content: Content): Promise<string> {
  const { follow, listed } = await readState([link], content);
  return linkOrCategory(follow(link), listed);
}

/**
 * An article's or a page's markup. A link is part of a sentence, so it stays, and goes to the category if necessary.
 */
export async function currentMarkup(html: string, content: Content): Promise<string> {
  const { follow, listed } = await readState(linksInHtml(html), content);
  return replaceLinks(html, (link) => linkOrCategory(follow(link), listed));
}

/** The header's sections, its quick links and its banners. */
export async function currentHeader(
  header: HeaderConfiguration,
  content: Content,
): Promise<HeaderConfiguration> {
  const { sections, 'quick-links': quickLinks, 'menu-banner': menu, 'secondary-banner': secondary } = header;
  return {
    ...header,
    sections: await currentLinks(sections, content),
    'quick-links': await currentLinks(quickLinks, content),
    'menu-banner': menu && { ...menu, link: await currentLink(menu.link, content) },
    'secondary-banner': secondary?.link
      ? { ...secondary, link: await currentLink(secondary.link, content) }
      : secondary,
  };
}

/** The footer's columns, except for those without any link left, and its advice. */
export async function currentFooter(footer: Footer, content: Content): Promise<Footer> {
  const columns = await Promise.all(
    footer.columns.map(async (column) => ({ ...column, links: await currentLinks(column.links, content) })),
  );
  return {
    columns: columns.filter(({ links }) => links.length > 0),
    ...(footer.advice !== undefined && { advice: await currentMarkup(footer.advice, content) }),
  };
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
