// Part of the boot scripts (boot-reading.ts, boot-with-react.ts). boot-scripts.ts says why scripts start late, and fills
// in the addresses.
import { pageDictionaryMetric } from '#contracts/page-dictionary.ts';

/** Filled in by `bootScripts`. */
const addresses = { page: '%page%', openingClock: '%openingClock%' };
/** The longest wait: an idle browser with nothing to draw may never call back. */
const idleLimitMs = 3_000;
/** The wait in a browser that does not report when it is idle. */
const lateMs = 200;

type Connection = { saveData?: boolean };

const load = (address: string) => void import(/* @vite-ignore */ address).catch(() => {});
export const loadPageScript = (): void => load(addresses.page);
export const loadClock = (): void => load(addresses.openingClock);

/** Runs something once the page is shown, has loaded, and the browser is idle. */
export function late(run: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleLimitMs });
    else setTimeout(run, lateMs);
  };
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', whenIdle);
  else addEventListener('load', whenIdle);
}

/** Starts late, or at the first touch of a part that needs scripts. May start more than once; never if data is saved. */
export function startLate(start: () => void): void {
  if ((navigator as { connection?: Connection }).connection?.saveData) return;
  for (const touch of ['focusin', 'pointerdown'])
    document.addEventListener(
      touch,
      ({ target }) => target instanceof Element && target.closest('[data-wakes]') && start(),
    );
  late(start);
  for (const sign of ['pointermove', 'scroll']) addEventListener(sign, loadDictionary);
}

let hasDictionary = false;
function loadDictionary(event: Event) {
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const metric = view?.serverTiming?.find(({ name }) => name === pageDictionaryMetric);
  if (hasDictionary || !metric || (event as Partial<PointerEvent>).movementX === 0) return;
  hasDictionary = true;
  const link = document.createElement('link');
  link.rel = 'compression-dictionary';
  link.href = metric.description;
  document.head.append(link);
}
