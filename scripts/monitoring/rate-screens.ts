import type { RumEvent } from '../../services/monitoring-intake/store/rum-event.ts';
import { sanitiseLine } from '../terminal/strip-control-characters.ts';
import { createViewAggregator } from './aggregate-views.ts';

/**
 * The 75th percentile: three in four page views were at least as good; undefined where none was measured. LCP and INP
 * in milliseconds.
 */
export type ScreenVitals = {
  screen: string;
  views: number;
  lcp: number | undefined;
  inp: number | undefined;
  cls: number | undefined;
};

const measured = 0.75;

/** How fast and steady each screen was, by the 75th percentile, as in Core Web Vitals; the most viewed first. */
export async function rateScreens(events: AsyncIterable<RumEvent>): Promise<ScreenVitals[]> {
  const { take, views } = createViewAggregator();
  for await (const event of events) take(event);
  return [...Map.groupBy(views(), ({ screen }) => screen)]
    .map(([screen, seen]) => ({
      screen,
      views: seen.length,
      lcp: rounded(percentile(seen.map(({ lcp }) => lcp)), 0),
      inp: rounded(percentile(seen.map(({ inp }) => inp)), 0),
      cls: rounded(percentile(seen.map(({ cls }) => cls)), 3),
    }))
    .toSorted((a, b) => b.views - a.views || a.screen.localeCompare(b.screen));
}

/** The nearest-rank percentile: the smallest value that three in four do not exceed. */
export function percentile(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  return known[Math.ceil(known.length * measured) - 1];
}

const columns = ['views', 'LCP', 'INP', 'CLS'];
const width = 10;

/** The header of the table. */
export const vitalsHead = `${columns.map((name) => name.padStart(width)).join('')}  screen\n`;

export function showVitals({ screen, views, lcp, inp, cls }: ScreenVitals): string {
  const cells = [String(views), unit(lcp, ' ms'), unit(inp, ' ms'), unit(cls, '')];
  return `${cells.map((cell) => cell.padStart(width)).join('')}  ${sanitiseLine(screen)}\n`;
}

function unit(value: number | undefined, name: string): string {
  return value === undefined ? '–' : `${value}${name}`;
}

function rounded(value: number | undefined, digits: number): number | undefined {
  return value === undefined ? undefined : Number(value.toFixed(digits));
}
