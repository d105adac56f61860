// `npm run bench -- browser`: an article and a form on a phone with a slow line and a slow processor, as Lighthouse's mobile
// runs have them, against the same pages without scripts. Takes some four minutes.
import { homePath } from '../contracts/area-path.ts';
import { measuredPage, phone, type View } from './bench-browser/measure-view.ts';
import { withChromium } from './bench-browser/with-chromium.ts';
import { serveWithoutScripts } from './bench-browser/without-scripts.ts';
import { median, type Figure, type Goal } from './bench/figure.ts';

type Timed = 'largestPaintMs' | 'blockedMs' | 'mainThreadMs';
const timed: Record<Timed, string> = {
  largestPaintMs: 'largest paint',
  blockedMs: 'blocked main thread',
  mainThreadMs: 'main-thread work',
};
const nearlyAsPlain: Goal = { of: 'ratio', atMost: 1.05 };

type Visited = { path: string; goals: (cpu: number) => Partial<Record<Timed, Goal>> };
const pages: Record<string, Visited> = {
  article: {
    path: `${homePath}meters/how-to-read-your-electricity-meter`,
    goals: () => ({
      largestPaintMs: nearlyAsPlain,
      // One task that a visitor may just notice.
      blockedMs: { of: 'value', atMost: 50 },
      mainThreadMs: { of: 'ratio', atMost: 1.5 },
    }),
  },
  form: {
    path: `${homePath}submit-meter-read`,
    goals: (cpu) => ({
      largestPaintMs: nearlyAsPlain,
      // What Lighthouse calls good, at the speed of its phone.
      ...(cpu === 4 && { blockedMs: { of: 'value', atMost: 200 } }),
    }),
  },
};
/** How many times slower the processor is. */
const speeds = [4, 8];
const rounds = 5;

/** Medians of five views each, with an empty cache. */
export const bench = (): Promise<Figure[]> =>
  withChromium({}, async ({ browser, site }) => {
    const plain = await serveWithoutScripts(site.url);
    const measure = async (address: string, cpu: number) => {
      const context = await browser.newContext(phone);
      const { view } = await measuredPage(context, { cpu, isSlowLine: true });
      return view(address).finally(() => context.close());
    };
    const figures: Figure[] = [];
    for (const [name, { path, goals }] of Object.entries(pages)) {
      for (const cpu of speeds) {
        const [own, without]: [View[], View[]] = [[], []];
        for (let round = 0; round < rounds; round += 1) {
          own.push(await measure(site.url + path, cpu));
          without.push(await measure(plain.url + path, cpu));
        }
        for (const [key, what] of Object.entries(timed) as [Timed, string][]) {
          const goal = goals(cpu)[key];
          figures.push({
            name: `${name}, CPU ${cpu}×: ${what}`,
            value: median(own.map((view) => view[key])),
            unit: 'ms',
            baseline: { name: 'without scripts', value: median(without.map((view) => view[key])) },
            ...(goal && { goal }),
          });
        }
      }
    }
    plain.stop();
    return figures;
  });
