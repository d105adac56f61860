import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test';
import type { Started } from './base-test.ts';

/** The contexts of a worker, one for each set of options. */
export type LastingContexts = {
  /** A context with the options of the running test, as if it were new. */
  acquire: (options: ContextOptions) => Promise<LastingContext>;
  /** Closes the tabs that a test left open, or the whole context if it can't be reset. */
  release: (lasting: LastingContext) => Promise<void>;
};
export type LastingContext = { context: BrowserContext; openTab: () => Promise<Page> };
/** Every option that a test may set with `test.use`: an option missing here would be ignored in a shared context. */
type ContextOptions = Pick<
  PlaywrightTestOptions,
  | 'baseURL'
  | 'colorScheme'
  | 'contextOptions'
  | 'deviceScaleFactor'
  | 'extraHTTPHeaders'
  | 'hasTouch'
  | 'isMobile'
  | 'javaScriptEnabled'
  | 'locale'
  | 'storageState'
  | 'timezoneId'
  | 'userAgent'
  | 'viewport'
>;
type Open = LastingContext & { key: string; anchor: Page; session: CDPSession; origins: Set<string> };

/** With and without scripts, with and without motion, for two sites. Each uses a browser process. */
const mostContexts = 8;

const storageTypes = 'local_storage,indexeddb,cache_storage';

/**
 * Browser contexts that last as long as their worker. A new one for each test would take longer than most tests: the
 * browser starts a process for it, which then compiles all scripts again. In each context one blank page stays open;
 * the tests' pages share its process (`--process-per-site`) and the code that it has compiled.
 */
export function createLastingContexts(browser: Browser): Started<LastingContexts> {
  // Least recently used first.
  const open: Open[] = [];
  const close = (one: Open) => {
    open.splice(open.indexOf(one), 1);
    return one.context.close();
  };
  const acquire = async ({ storageState, ...options }: ContextOptions) => {
    const key = JSON.stringify(options);
    const known = open.find((each) => each.key === key);
    if (known) {
      open.splice(open.indexOf(known), 1);
      await reset(known);
      if (typeof storageState === 'object') await known.context.addCookies(storageState.cookies);
    } else if (open[0] && open.length === mostContexts) await close(open[0]);
    const lasting = known ?? (await openContext(browser, key, options.baseURL ?? ''));
    open.push(lasting);
    return lasting;
  };
  const release = async ({ context }: LastingContext) => {
    const one = open.find((each) => each.context === context);
    if (!one) return;
    for (const tab of context.pages()) if (tab !== one.anchor) await tab.close();
    if (!(await canBeReset(one))) await close(one);
  };
  return { value: { acquire, release } };
}

/** Its options are those of the running test. */
async function openContext(browser: Browser, key: string, url: string): Promise<Open> {
  const context = await browser.newContext();
  const anchor = await context.newPage();
  // A blank page at the site's address, whatever the site would send.
  await anchor.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await anchor.goto(url);
  await anchor.unrouteAll();
  // Being offline is a state of the process that the pages share.
  context.setOffline = () =>
    Promise.reject(new Error('A test that goes offline has newBrowserContext: true.'));
  const origins = new Set<string>();
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => void origins.add(new URL(frame.url()).origin)),
  );
  const openTab = async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      anchor.evaluate(() => void window.open('about:blank', '_blank', 'noopener')),
    ]);
    return tab;
  };
  return { key, context, anchor, session: await context.newCDPSession(anchor), origins, openTab };
}

/** Everything else that a test has changed is gone with its tabs. */
async function reset({ context, session, origins }: Open): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.clearCookies();
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  origins.clear();
}

/** A clock that a test installed can't be removed; a context may be closed, or its process may have ended. */
async function canBeReset({ anchor }: Open): Promise<boolean> {
  return anchor.evaluate(() => String(setTimeout).includes('[native code]')).catch(() => false);
}
