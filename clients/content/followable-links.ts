import type { Film } from '#contracts/films.ts';
import type { HeaderConfiguration } from '#contracts/header-configuration.ts';
import type { StandIn } from '#contracts/main-site.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { allowedHref } from './rich-text/allowed-href.ts';

type Linked = { link: string };

/** More refused links than this are a broken file, and its first ones say so. */
const longestList = 100;

/**
 * The links of data files by the one rule of rich text: http, https, mailto, tel and paths of this site. A link that may
 * not be followed is left out and logged, once for each place of a file, however often the file is read.
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

  return {
    /** The secondary banner goes on without its link; the menu banner is nothing without it. */
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
    standIns: (pages: StandIn[] | undefined): StandIn[] | undefined =>
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
