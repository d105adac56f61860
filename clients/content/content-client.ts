import { brand } from '#contracts/brand.ts';
import { filmList, type Film } from '#contracts/films.ts';
import { headerConfiguration } from '#contracts/header-configuration.ts';
import { standInList, type StandIn } from '#contracts/main-site.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import { helpCategoriesFeed, type ListedCategory } from '#contracts/help-categories-feed.ts';
import { meterReadSettings } from '#contracts/meter-read-settings.ts';
import { serviceOutage } from '#contracts/service-outage.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { ServiceCall } from '../service-call.ts';
import { readArticle } from './article-reader/read-article.ts';
import { ContentUnavailable } from './fresh-copies/content-unavailable.ts';
import { followableLinks } from './followable-links.ts';
import {
  createFreshCopies,
  firstLoadPatienceMs,
  type FreshnessNote,
  type Patience,
  type Wait,
} from './fresh-copies/fresh-copies.ts';
import { waitAtMost } from '#platform/waiting/wait-at-most.ts';
import { listCategories } from './list-categories.ts';
import { readJson } from './read-json.ts';
import { cleanMeterReadSettings, cleanServiceOutage } from './rich-text-fields.ts';

export type ContentClient = ContentSource['anyTime'];
export type ContentSource = ReturnType<typeof createContentSource>;

type Deps = {
  call: ServiceCall;
  clock: Clock;
  logger: Logger;
  wait?: Wait;
  /** How long a page tries again when its content fails and was never read. CONTENT_WAIT_SECONDS; 0 asks once. */
  tryForMs?: number;
};
/** Of content that a page can stand without: no visitor waits for another try. */
type Need = { isOptional?: boolean };

/**
 * The content service's client (SPEC §7, CONTRACTS "Calls"). Every call throws ContentUnavailable when
 * there is neither an answer nor an earlier good copy; texts and links come back sanitised.
 */
export function createContentSource({ tryForMs = 0, ...deps }: Deps) {
  const copies = createFreshCopies({ wait: waitAtMost, ...deps });
  const links = followableLinks(deps.logger);

  function clientWith(note: FreshnessNote, patience: () => Patience) {
    const patienceOf = ({ isOptional = false }: Need) => ({
      ...patience(),
      ...(isOptional && { tryUntil: -Infinity }),
    });
    const json = <T>(
      path: string,
      read: (text: string) => T | undefined,
      mayBeMissing: boolean,
      need: Need,
    ) => copies.get<T>(path, { accept: 'application/json', read, mayBeMissing }, note, patienceOf(need));
    const html = (path: string, mayBeMissing: boolean) =>
      copies.get(path, { accept: 'text/html', read: readArticle, mayBeMissing }, note, patience());
    /** Content without which a page is only plainer. */
    const optional = <T>(path: string, read: (text: string) => T | undefined, mayBeMissing = false) =>
      json(path, read, mayBeMissing, { isOptional: true });
    return {
      brand: async () => present(await optional('/brand.json', readJson(brand))),
      header: async () =>
        present(await optional('/header.json', (text) => links.header(readJson(headerConfiguration)(text)))),
      categories: async (need: Need = {}): Promise<ListedCategory[]> =>
        present(
          await json(
            '/help/categories.json',
            (text) => listCategories(readJson(helpCategoriesFeed)(text)),
            false,
            need,
          ),
        ),
      /** SPEC §7: article HTML at help/{category}/{article}.html; undefined when there is none. */
      article: (category: string, article: string): Promise<HelpArticle | undefined> =>
        html(`/help/${encodeURIComponent(category)}/${encodeURIComponent(article)}.html`, true),
      /** SPEC §7: "or a given path", for deals and extra-support. */
      page: async (name: 'deals' | 'extra-support') => present(await html(`/pages/${name}.html`, false)),
      meterReadSettings: async (need: Need = {}) =>
        present(
          await json(
            '/meter-read/settings.json',
            (text) => cleanMeterReadSettings(readJson(meterReadSettings)(text)),
            false,
            need,
          ),
        ),
      /** Undefined when the service has no notice (404). */
      serviceOutage: () =>
        optional(
          '/service-outages/help-and-support.json',
          (text) => cleanServiceOutage(readJson(serviceOutage)(text)),
          true,
        ),
      films: async (): Promise<Film[]> =>
        (await optional(
          '/media/films/films.json',
          (text) => links.films(readJson(filmList)(text)?.films),
          true,
        )) ?? [],
      /** Pages of the embedded main site; a supplier's content service has none. */
      mainSitePages: async (): Promise<StandIn[]> =>
        (await optional(
          '/main-site/pages.json',
          (text) => links.standIns(readJson(standInList)(text)?.pages),
          true,
        )) ?? [],
    };
  }

  return {
    /** A client for one request that begins now: `note` is told until when each answer used stays fresh. */
    noting: (note: FreshnessNote) => {
      const now = deps.clock.monotonic();
      return clientWith(note, () => ({ answerBy: now + firstLoadPatienceMs, tryUntil: now + tryForMs }));
    },
    /** A client for what belongs to no request: each call has the whole patience, and none tries again. */
    anyTime: clientWith(
      () => {},
      () => ({ answerBy: deps.clock.monotonic() + firstLoadPatienceMs, tryUntil: -Infinity }),
    ),
    /** Pictures, posters, captions and films, passed through with the visitor's own conditions. */
    media: (path: string, headers: Headers, signal: AbortSignal) => deps.call(path, { headers, signal }),
  };
}

/** Content that must be there: a 404 was a failure already, so this only tells the type checker. */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new ContentUnavailable('content', 'missing');
  return value;
}
