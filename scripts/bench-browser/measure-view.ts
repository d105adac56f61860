import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const kinds = {
  styles: /\.css$/,
  scripts: /\.js$/,
  font: /\.woff2$/,
  pictures: /\.(?:svg|webp|avif|jpe?g|png)$/,
};
type Kind = keyof typeof kinds;
export const kindsOfBytes = ['HTML', ...(Object.keys(kinds) as Kind[]), 'other'] as const;
export type KindOfBytes = (typeof kindsOfBytes)[number];

/** A page that was opened, loaded and started: what came over the wire, and what the browser did. */
export type View = {
  /** Compressed, without headers; nothing that came from the browser's cache. */
  bytes: Record<KindOfBytes, number>;
  /** The bytes of each script, by name. */
  scripts: Record<string, number>;
  requests: number;
  largestPaintMs: number;
  /** The total blocking time, as Lighthouse counts it: what tasks took beyond 50 ms each, from the first paint on. */
  blockedMs: number;
  /** All work of the main thread on a page's first view. */
  mainThreadMs: number;
};

/** A page is done after this long without a request: it waits up to 3 s for an idle browser before it starts. */
const quietMs = 4_000;
const pollIntervalMs = 100;

/** The throttling of Lighthouse's mobile runs, with its own factor for a slow line as the browser applies it. */
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

type Conditions = { cpu?: number; isSlowLine?: boolean };

/** A page whose views are measured, its processor slowed by `cpu`. */
export async function measuredPage(
  context: BrowserContext,
  { cpu = 1, isSlowLine = false }: Conditions = {},
) {
  const page = await context.newPage();
  let lastRequestAt = 0;
  page.on('request', () => (lastRequestAt = performance.now()));
  await page.addInitScript(observe);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isSlowLine) await devTools.send('Network.emulateNetworkConditions', slowLine);

  return {
    page,
    devTools,
    view: async (address: string): Promise<View> => {
      await page.goto(address, { waitUntil: 'load' });
      lastRequestAt = performance.now();
      while (performance.now() - lastRequestAt < quietMs)
        await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
      const worked = await mainThreadMs(devTools);
      return {
        ...readFiles(await filesOf(page)),
        ...(await page.evaluate(readObserved)),
        mainThreadMs: worked,
      };
    },
  };
}

async function mainThreadMs(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
}

type Observed = { largestPaint: number; longTasks: { startTime: number; duration: number }[] };
declare global {
  interface Window {
    observed: Observed;
  }
}

function observe() {
  window.observed = { largestPaint: 0, longTasks: [] };
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => (window.observed.largestPaint = startTime));
  each('longtask', ({ startTime, duration }) => window.observed.longTasks.push({ startTime, duration }));
}

function readObserved() {
  const { largestPaint, longTasks } = window.observed;
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const start = firstPaint?.startTime ?? 0;
  return {
    largestPaintMs: largestPaint,
    blockedMs: sum(
      longTasks.map((task) =>
        Math.max(0, task.startTime + task.duration - Math.max(start, task.startTime) - 50),
      ),
    ),
  };
}

/** What the page transferred. A file from the cache has no transfer size. */
function filesOf(page: Page) {
  return page.evaluate(() =>
    (
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[]
    )
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, entryType, encodedBodySize }) => ({ name, entryType, bytes: encodedBodySize })),
  );
}

function readFiles(files: Awaited<ReturnType<typeof filesOf>>) {
  const bytes = Object.fromEntries(kindsOfBytes.map((kind) => [kind, 0])) as Record<KindOfBytes, number>;
  const scripts: Record<string, number> = {};
  for (const file of files) {
    const { pathname } = new URL(file.name);
    const found = (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(pathname));
    bytes[file.entryType === 'navigation' ? 'HTML' : (found ?? 'other')] += file.bytes;
    if (found === 'scripts') scripts[pathname.replace(/.*\/|-[\w-]{8}\.js$/g, '')] = file.bytes;
  }
  return { bytes, scripts, requests: files.length };
}

/** All bytes of a view. */
export const allBytes = ({ bytes }: View): number =>
  kindsOfBytes.reduce((total, kind) => total + bytes[kind], 0);
