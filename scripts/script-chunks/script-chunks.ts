type ModuleInfo = { isEntry: boolean; importers: readonly string[]; code: string | null };
/** The bundler's information about the modules. */
export type ModuleGraph = {
  getModuleInfo: (id: string) => ModuleInfo | null;
};

/** The plain script of every page. What it imports is its own file, free of React: other files import it from there. */
const pageScript = inProject('app/entry.page.ts');
/** The clock of opening hours, which is loaded even when the browser saves data. What it imports is in its own file too. */
const openingClock = inProject('app/frame/ring-us/opening-clock.ts');
/** The account on a page without React. What it shares with other pages has a file of its own, so that it loads no React. */
const startAccount = inProject('app/account/header/start-account.ts');
/** The session watch on such a page, loaded on the first activity. It loads no React either. */
const watchAccount = inProject('app/account/header/watch-account.ts');
/** The session watch on pages with React, loaded for a signed-in visitor. */
const sessionWatch = inProject('app/account/session/session-watch.tsx');
/** What applies the display settings, loaded when their sheet opens. It loads no React either. */
const startDisplaySheet = inProject('app/frame/display-settings/start-display-sheet.ts');
/** What measures after consent, on every page. It loads no React either. */
const telemetryStarts = [
  'app/telemetry/start-telemetry.ts',
  'app/telemetry/analytics/count-forms.ts',
  'app/telemetry/errors/report-failure.ts',
  'app/telemetry/monitoring/start-monitoring.ts',
].map(inProject);
/** The entry points of every page with React, whatever its route: each loads what these import. */
const startOfEveryPage = ['app/root.tsx', 'app/entry.client.tsx'].map(inProject);
/** A route that imports one of these has a form, or follows one. */
const formModules = ['app/forms/use-sending.ts', 'app/forms/use-draft.ts', 'app/forms/form-errors.tsx'].map(
  inProject,
);
/** A module that this many routes share goes into 'frame'. One that two share gets a file of its own … */
const sharedByMany = 3;
/** … unless it has fewer characters than this: then a separate request would cost more than adding it to 'frame'. */
const smallModule = 1_500;

type SharedFile =
  | 'openingClock'
  | 'page'
  | 'account'
  | 'session'
  | 'common'
  | 'telemetry'
  | 'frame'
  | 'forms';

/**
 * Chooses the file for a module that several routes share, by the routes that import it, wherever its source is:
 * `openingClock` and `page` for the plain scripts of every page, `account` for what a page without React shares with others for
 * a signed-in visitor, `session` for what the two session watches share, `common` for what they and the display settings share
 * with pages that have React for everybody, `telemetry` for what measuring shares with others, `frame` for what every page or
 * many pages need, `forms` for what only pages with forms need. Other modules stay with their importers. Shared code comes in
 * nine files, not forty: small ones cost more in requests than they save.
 */
export function chooseScriptChunks() {
  let formRoutes: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): SharedFile | undefined => {
    const entries = entriesThatImport(id, graph);
    if (entries.has(openingClock)) return 'openingClock';
    if (entries.has(pageScript)) return 'page';
    if (entries.has(startAccount)) return entries.size > 1 ? 'account' : undefined;
    // Before the watch, or a visitor who allows measuring would load what only signed-in ones need.
    if (telemetryStarts.some((start) => entries.has(start)))
      return entries.size > 1 ? 'telemetry' : undefined;
    if (entries.has(watchAccount)) return sharedByWatch(entries);
    if (entries.has(startDisplaySheet)) return entries.size > 1 ? 'common' : undefined;
    if (startOfEveryPage.some((start) => entries.has(start))) return 'frame';
    if (entries.size < 2) return undefined;
    formRoutes ??= routesWithForms(graph);
    if ([...entries].every((entry) => formRoutes?.has(entry))) return 'forms';
    const isSmall = (graph.getModuleInfo(id)?.code?.length ?? 0) < smallModule;
    return isSmall || entries.size >= sharedByMany ? 'frame' : undefined;
  };
}

/** What the session watch shares: with the other watch alone, so that only signed-in visitors load it, or with others. */
function sharedByWatch(entries: Set<string>): SharedFile | undefined {
  if (entries.size === 1) return undefined;
  return entries.size === 2 && entries.has(sessionWatch) ? 'session' : 'common';
}

function routesWithForms(graph: ModuleGraph): Set<string> {
  return new Set(formModules.flatMap((id) => [...entriesThatImport(id, graph)]));
}

/** A part that every page may load later, by an import of its own. */
function isStartedLater(id: string): boolean {
  return [startAccount, watchAccount, sessionWatch, startDisplaySheet, ...telemetryStarts].includes(id);
}

/** The routes that import a module, directly or through others. A route's parts (`?route-chunk=…`) count once. */
function entriesThatImport(id: string, graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const entries = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const module = graph.getModuleInfo(next);
    if (module?.isEntry || isStartedLater(next)) entries.add(next.replace(/\?.*$/, ''));
    waiting.push(...(module?.importers ?? []));
  }
  return entries;
}

function inProject(path: string): string {
  return new URL(`../../${path}`, import.meta.url).pathname;
}
