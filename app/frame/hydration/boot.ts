// Runs in the browser, inline in every page and before everything else: starts the scripts of the page late.
// boot-script.ts says why, and fills in the addresses.
import { pageDictionaryMetric } from '#contracts/page-dictionary.ts';

/** Filled in by `bootScript`. */
const addresses = { page: '%page%', openingClock: '%openingClock%' };
/** The longest wait: an idle browser with nothing to draw may never call back. */
const idleLimitMs = 3_000;
/** The wait in a browser that does not report when it is idle. */
const lateMs = 200;

type Connection = { saveData?: boolean };

const before = document.currentScript?.previousElementSibling;
const startScript =
  before instanceof HTMLScriptElement && before.type === 'text/plain' && before.id === 'hydration'
    ? before
    : undefined;
const shown = location.pathname;
const isLeft = () => location.pathname !== shown;
const load = (address: string) => void import(/* @vite-ignore */ address).catch(() => {});
const loadClock = () => load(addresses.openingClock);

let isStarted = false;
function start() {
  if (isStarted || isLeft()) return;
  isStarted = true;
  load(addresses.page);
  if (!startScript) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = startScript.textContent;
  document.head.append(script);
}

function late(run: () => void) {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleLimitMs });
    else setTimeout(run, lateMs);
  };
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', whenIdle);
  else addEventListener('load', whenIdle);
}

function loadClockNearItsPlace() {
  const near = new IntersectionObserver(
    (places) => places.some(({ isIntersecting }) => isIntersecting) && loadClock(),
    { rootMargin: '100%' },
  );
  for (const place of document.getElementsByTagName('opening-state')) near.observe(place);
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

if (startScript) addEventListener('popstate', () => !isStarted && isLeft() && location.reload());
late(startScript ? loadClock : loadClockNearItsPlace);
if (!(navigator as { connection?: Connection }).connection?.saveData) {
  for (const touch of ['focusin', 'pointerdown'])
    document.addEventListener(
      touch,
      ({ target }) => target instanceof Element && target.closest('[data-wakes]') && start(),
    );
  late(start);
  for (const sign of ['pointermove', 'scroll']) addEventListener(sign, loadDictionary);
}
