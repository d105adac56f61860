import { expect, test } from 'vitest';
import { bootScripts } from './boot-scripts.ts';

class HTMLScriptElement {
  type = 'text/plain';
  id = 'hydration';
  textContent = '';
}
/** On a page with React, its start script precedes the boot script. */
const startScript = new HTMLScriptElement();

/**
 * Runs the boot script on a page that then finishes loading, in a browser that is always idle. Records each `import()`.
 */
function open({ prerendering = false, navigation = [] as object[], hasReact = false } = {}) {
  const loaded: string[] = [];
  const links: object[] = [];
  const observed: string[] = [];
  let scrollNear = () => {};
  /** Observes the place of the opening hours. */
  class IntersectionObserver {
    constructor(react: (entries: { isIntersecting: boolean }[]) => void) {
      react([{ isIntersecting: false }]);
      scrollNear = () => react([{ isIntersecting: true }]);
    }
    observe(place: string) {
      observed.push(place);
    }
  }
  const document = Object.assign(new EventTarget(), {
    currentScript: { previousElementSibling: hasReact ? startScript : null },
    getElementsByTagName: (name: string) => [name],
    prerendering,
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  const page = new EventTarget();
  const boot = bootScripts({ page: 'page.js', openingClock: 'clock.js' });
  const code = (hasReact ? boot.withReact : boot.reading).replace('import(', 'noted(');
  const globals = {
    document,
    HTMLScriptElement,
    IntersectionObserver,
    location: { pathname: '/' },
    navigator: {},
    performance: { getEntriesByType: () => navigation },
    window: { requestIdleCallback: true },
    requestIdleCallback: (run: () => void) => run(),
    addEventListener: page.addEventListener.bind(page),
    noted: async (address: string) => loaded.push(address),
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script of every page, as text
  new Function(...Object.keys(globals), code)(...Object.values(globals));
  page.dispatchEvent(new Event('load'));
  const move = (movementX: number) =>
    page.dispatchEvent(Object.assign(new Event('pointermove'), { movementX }));
  const scroll = () => page.dispatchEvent(new Event('scroll'));
  return { document, loaded, links, observed, scrollNear: () => scrollNear(), move, scroll };
}

test('a page that has loaded starts its scripts when the browser is idle', () => {
  expect(open({ hasReact: true }).loaded).toEqual(['clock.js', 'page.js']);
});

test('a page that is only read loads the opening-hours clock once its place is near the screen', () => {
  const { loaded, observed, scrollNear } = open();
  expect(observed).toEqual(['opening-state']);
  expect(loaded).toEqual(['page.js']);
  scrollNear();
  expect(loaded).toEqual(['page.js', 'clock.js']);
});

test('a prerendered page loads no script until it is shown, so it counts, requests and sends nothing before then', () => {
  const { document, loaded } = open({ prerendering: true, hasReact: true });
  expect(loaded).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(loaded).toEqual(['clock.js', 'page.js']);
});

const address = '/help-and-support/page-dictionary-1';
const named = { serverTiming: [{ name: 'request' }, { name: 'page-dictionary', description: address }] };

test('the dictionary that a page names is loaded once, when the visitor starts to read', () => {
  const { links, move, scroll } = open({ navigation: [named] });
  move(0);
  expect(links, 'a pointer that rests').toEqual([]);
  for (const read of [() => move(3), scroll, scroll]) read();
  expect(links).toEqual([{ rel: 'compression-dictionary', href: address }]);
});

test.each([
  ['has no dictionary in its Server-Timing', [{ serverTiming: [{ name: 'request' }] }]],
  ['is of a browser without Server-Timing', [{}]],
  ['has no entry of its navigation', []],
])('a page that %s loads no dictionary', (_, navigation) => {
  const { links, scroll } = open({ navigation });
  scroll();
  expect(links).toEqual([]);
});
