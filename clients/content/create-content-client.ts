import { brand } from '#contracts/brand.ts';
import type { BuiltInFact } from '#contracts/built-in-facts.ts';
import { categoryPages } from '#contracts/category-pages.ts';
import { factList, type Facts } from '#contracts/facts.ts';
import { footer, type Footer } from '#contracts/footer.ts';
import { filmList, type Film } from '#contracts/films.ts';
import { headerConfiguration } from '#contracts/header-configuration.ts';
import { infoPageList, type InfoPage } from '#contracts/main-site.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import { validIntents, type Intent } from '#contracts/instant-answers.ts';
import { helpCategoriesFeed, type ListedCategory } from '#contracts/help-categories-feed.ts';
import { meterReadSettings } from '#contracts/meter-read-settings.ts';
import { searchSynonyms, type SearchSynonyms } from '#contracts/search-synonyms.ts';
import { theme } from '#contracts/theme/theme.ts';
import { serviceOutage, type OutageNotice } from '#contracts/service-outage.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { leavesFolder } from '../leaves-folder.ts';
import type { ServiceCall } from '../service-call.ts';
import { readArticle } from './article-reader/read-article.ts';
import { ContentUnavailable } from './stale-while-revalidate/content-unavailable.ts';
import { followableLinks } from './followable-links.ts';
import {
  createStaleWhileRevalidateCache,
  firstLoadTimeoutMs,
  type FreshnessNote,
  type Deadlines,
  type Wait,
} from './stale-while-revalidate/stale-while-revalidate.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import { listCategories } from './list-categories.ts';
import { noticesNow } from './notices-now.ts';
import { factNamed } from './references/fact-named.ts';
import { createReferences } from './references/fill-references.ts';
import { readJson } from './read-json.ts';
import { themeSheet, type ThemeSheet } from './theme/theme-sheet.ts';
import {
  cleanAnswers,
  cleanFooter,
  cleanInfoPages,
  cleanMeterReadSettings,
  cleanServiceOutage,
} from './rich-text-fields.ts';

export type ContentClient = ContentSource['anyTime'];
export type ContentSource = ReturnType<typeof createContentSource>;

type Deps = {
  call: ServiceCall;
  clock: Clock;
  logger: Logger;
  wait?: Wait;
  /** How long a page retries failing content that was never read. CONTENT_WAIT_SECONDS; 0 makes a single attempt. */
  tryForMs?: number;
  /** How long a copy stays fresh, if not for 30 s (SPEC §9). */
  freshForMs?: number | undefined;
};
/** For content that a page can do without: no visitor waits for a retry, and a failure is remembered for 5 s. */
type Need = { isOptional?: boolean };

/**
 * The content service's client (SPEC §7, CONTRACTS "Calls"). Every call throws ContentUnavailable when
 * there is neither a response nor an earlier good copy; texts and links are returned sanitised.
 */
export function createContentSource({ tryForMs = 0, ...deps }: Deps) {
  const copies = createStaleWhileRevalidateCache({ wait: withTimeout, ...deps });
  const links = followableLinks(deps.logger);
  const references = createReferences(deps.logger);

  function clientWith(note: FreshnessNote, patience: () => Omit<Deadlines, 'isOptional'>) {
    const deadlinesOf = ({ isOptional = false }: Need): Deadlines => ({
      ...patience(),
      ...(isOptional && { tryUntil: -Infinity }),
      isOptional,
    });
    const readBrand = async () =>
      present(await get('/brand.json', readJson(brand), false, { isOptional: true }));
    const get = <T>(path: string, read: (text: string) => T | undefined, mayBeMissing: boolean, need: Need) =>
      copies.get<T>(path, { accept: 'application/json', read, mayBeMissing }, note, deadlinesOf(need));
    /** Empty when the service has none (404). */
    const readFacts = async (): Promise<Facts> =>
      (await get('/facts.json', readJson(factList), true, { isOptional: true }))?.facts ?? {};
    /** The value with its references replaced: by safe words while the brand or the facts are not available. */
    const filled = async <T>(path: string, value: T): Promise<T> => {
      const kinds = references.kindsIn(value);
      if (kinds.size === 0) return value;
      const [brandNow, facts] = await Promise.all([
        kinds.has('phone') || kinds.has('hours') ? readBrand().catch(() => undefined) : undefined,
        kinds.has('fact') || kinds.has('from') ? readFacts().catch(() => undefined) : undefined,
      ]);
      return references.fill(path, value, { brand: brandNow, facts });
    };
    const json = async <T>(
      path: string,
      read: (text: string) => T | undefined,
      mayBeMissing: boolean,
      need: Need,
    ) => filled(path, await get(path, read, mayBeMissing, need));
    const html = async (path: string, mayBeMissing: boolean) =>
      filled(
        path,
        await copies.get(
          path,
          { accept: 'text/html', read: readArticle, mayBeMissing },
          note,
          deadlinesOf({}),
        ),
      );
    /** Content that a page can do without. */
    const optional = <T>(path: string, read: (text: string) => T | undefined, mayBeMissing = false) =>
      json(path, read, mayBeMissing, { isOptional: true });
    return {
      brand: readBrand,
      /** A supplier's own facts, by name. */
      facts: readFacts,
      /** The value of a fact that code names: a supplier's own, or the built-in one. */
      fact: async (name: BuiltInFact): Promise<string> =>
        factNamed(await readFacts().catch(() => undefined), 'fact', name),
      header: async () =>
        present(await optional('/header.json', (text) => links.header(readJson(headerConfiguration)(text)))),
      /** Undefined when the service has none (404): the area's own links. */
      footer: (): Promise<Footer | undefined> =>
        optional('/footer.json', (text) => links.footer(cleanFooter(readJson(footer)(text))), true),
      /** Undefined when the service has none (404): the built-in colours. */
      theme: (): Promise<ThemeSheet | undefined> =>
        optional('/theme.json', (text) => apply(themeSheet, readJson(theme)(text)), true),
      categories: async (need: Need = {}): Promise<ListedCategory[]> =>
        present(
          await json(
            '/help/categories.json',
            (text) => listCategories(readJson(helpCategoriesFeed)(text)),
            false,
            need,
          ),
        ),
      /** Definitions of category pages that replace the built-in ones; undefined when the service has none (404). */
      categoryPages: () =>
        optional(
          '/help/category-pages.json',
          (text) => links.categoryPages(readJson(categoryPages)(text)),
          true,
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
      /** The notices to show now; none when the service has none (404). */
      outageNotices: async (): Promise<OutageNotice[]> => {
        const read = readJson(serviceOutage);
        const path = '/service-outages/help-and-support.json';
        const notices = (await optional(path, (text) => cleanServiceOutage(read(text)), true)) ?? [];
        const now = deps.clock.now();
        const { shown, changesAt } = noticesNow(notices, now);
        if (changesAt < Infinity) note(deps.clock.monotonic() + changesAt - now, 'deadline');
        return shown;
      },
      films: async (need: Need = {}): Promise<Film[]> =>
        (await json(
          '/media/films/films.json',
          (text) => links.films(readJson(filmList)(text)?.films),
          true,
          need,
        )) ?? [],
      /** Undefined when the service has none (404): the search answers with articles alone. */
      searchAnswers: (): Promise<Intent[] | undefined> =>
        optional(
          '/search/answers.json',
          (text) => links.answers(cleanAnswers(readJson(validIntents)(text)?.answers)),
          true,
        ),
      /** Undefined when the service has none (404): the built-in ones. */
      searchSynonyms: (): Promise<SearchSynonyms | undefined> =>
        optional('/search/synonyms.json', readJson(searchSynonyms), true),
      /** Pages of the embedded main site; a supplier's content service has none. */
      mainSitePages: async (): Promise<InfoPage[]> =>
        (await json(
          '/main-site/pages.json',
          (text) => links.infoPages(cleanInfoPages(readJson(infoPageList)(text)?.pages)),
          true,
          {},
        )) ?? [],
    };
  }

  return {
    /**
     * A client for one request, whose visitor has been waiting from `since` on: `note` receives the time until which
     * each response used stays fresh.
     */
    forRequest: (note: FreshnessNote, since = deps.clock.monotonic()) =>
      clientWith(note, () => ({ answerBy: since + firstLoadTimeoutMs, tryUntil: since + tryForMs })),
    /** A client for use outside requests: each call may wait the full time, and none is retried. */
    anyTime: clientWith(
      () => {},
      () => ({ answerBy: deps.clock.monotonic() + firstLoadTimeoutMs, tryUntil: -Infinity }),
    ),
    /** Pictures, posters, captions and films, requested with the visitor's own conditional headers. */
    media: async (path: string, headers: Headers, signal: AbortSignal) =>
      leavesFolder(path) ? new Response(null, { status: 404 }) : deps.call(path, { headers, signal }),
  };
}

function apply<T, Made>(make: (value: T) => Made, value: T | undefined): Made | undefined {
  return value === undefined ? undefined : make(value);
}

/** Required content: a 404 has already failed, so this only narrows the type. */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new ContentUnavailable('content', 'missing');
  return value;
}
