// `npm run bench -- visit`: a visit of three pages, by a visitor who has not allowed anything, by one who has allowed
// measuring on a site with monitoring, and by one who is signed in: bytes, scripts and long tasks of each page, against the same
// visit without scripts. Takes some three minutes. The offline help, which a service worker fetches afterwards, isn't counted.
import type { BrowserContext } from '@playwright/test';
import { homePath } from '../contracts/area-path.ts';
import { consentCookie } from '../contracts/consent.ts';
import { articleBudget } from '../tests/support/byte-budgets.ts';
import { startIntake } from '../tests/support/monitoring-intake.ts';
import { signIn } from '../tests/support/sign-in-journey.ts';
import { fetchTwice } from './bench-browser/fetch-twice.ts';
import { allBytes, measuredPage, type View } from './bench-browser/measure-view.ts';
import { withChromium } from './bench-browser/with-chromium.ts';
import { serveWithoutScripts } from './bench-browser/without-scripts.ts';
import { median, type Figure } from './bench/figure.ts';

/** From a search engine to an article, its category, and another article. */
const pages = {
  'first article': 'meters/how-to-read-your-electricity-meter',
  category: 'meters',
  'second article': 'meters/how-to-read-your-gas-meter',
};
type Place = keyof typeof pages;
/** The files of the SDK that follows consent. It loads in idle time and is the one exception to the goal for bytes. */
const sdk = ['start-monitoring', 'datadogRecorder', 'replay-worker'];
const cpu = 4;
/** The blocked time is the median of these: one view of a page depends on what else the machine does. */
const rounds = 3;
/** The choice of a visitor with consent. */
const performanceAllowed = '1.performance';
const blockedGoalMs = 50;

/** What a visitor does before the visit. */
type Visitor = (context: BrowserContext, url: string) => Promise<void>;
const visitors: Record<string, Visitor> = {
  'without consent': async () => {},
  'with consent': (context, url) =>
    context.addCookies([{ name: consentCookie.name, value: performanceAllowed, url }]),
  'signed in': async (context, url) => {
    const page = await context.newPage();
    await page.goto(url + homePath);
    await signIn(page);
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.clearBrowserCache');
    await page.close();
  },
};

/** Three rows for each page of each visitor. */
export async function bench(): Promise<Figure[]> {
  const intake = await startIntake();
  const figures = await withChromium({ MONITORING_INTAKE_URL: intake.url }, async ({ browser, site }) => {
    const addresses = Object.values(pages).map((page) => site.url + homePath + page);
    await fetchTwice(addresses);
    await fetchTwice(addresses, `${consentCookie.name}=${performanceAllowed}`);
    const copy = await serveWithoutScripts(site.url);
    const visit = async (url: string, prepare: Visitor) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await prepare(context, url);
      const { view } = await measuredPage(context, { cpu });
      const views: [Place, View][] = [];
      for (const place of Object.keys(pages) as Place[])
        views.push([place, await view(url + homePath + pages[place])]);
      await context.close();
      return views;
    };
    const plain = await repeatVisit(() => visit(copy.url, async () => {}));
    const rows: Figure[] = [];
    for (const [visitor, prepare] of Object.entries(visitors)) {
      const views = await repeatVisit(() => visit(site.url, prepare));
      for (const place of Object.keys(pages) as Place[])
        rows.push(...describe(`${visitor}, ${place}`, views(place), plain(place)));
    }
    copy.stop();
    return rows;
  });
  await intake.stop();
  return figures;
}

/**
 * Repeats a visit: each page's first view, with the median of the blocked times. Bytes are the same in every visit, except for
 * the SDK's, which records a sample of sessions.
 */
async function repeatVisit(visit: () => Promise<[Place, View][]>): Promise<(place: Place) => View> {
  const visits: Map<Place, View>[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(new Map(await visit()));
  return (place) => {
    const views = visits.flatMap((each) => each.get(place) ?? []);
    const [first] = views;
    if (!first) throw new Error(`No view of the ${place}`);
    return { ...first, blockedMs: median(views.map(({ blockedMs }) => blockedMs)) };
  };
}

function describe(name: string, view: View, plain: View): Figure[] {
  const ofSdk = sdk.reduce((sum, script) => sum + (view.scripts[script] ?? 0), 0);
  const against = (of: (view: View) => number) => ({
    baseline: { name: 'without scripts', value: of(plain) },
  });
  return [
    {
      name: `${name}: all`,
      value: allBytes(view) - ofSdk,
      unit: 'bytes',
      ...against(allBytes),
      goal: { of: 'value', atMost: articleBudget.all },
    },
    {
      name: `${name}: scripts`,
      value: view.bytes.scripts - ofSdk,
      unit: 'bytes',
      goal: { of: 'value', atMost: articleBudget.scripts },
    },
    ...(ofSdk ? [{ name: `${name}: monitoring SDK`, value: ofSdk, unit: 'bytes' }] : []),
    {
      name: `${name}: blocked main thread`,
      value: view.blockedMs,
      unit: 'ms',
      ...against(({ blockedMs }) => blockedMs),
      goal: { of: 'value', atMost: blockedGoalMs },
    },
  ];
}
