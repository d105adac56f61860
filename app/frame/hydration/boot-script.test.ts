import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

/** Runs the boot script on a page that then loads, in a browser that is always idle; `import()` is noted. */
function open({ prerendering }: { prerendering: boolean }) {
  const loaded: string[] = [];
  const document = Object.assign(new EventTarget(), {
    currentScript: { previousElementSibling: null },
    prerendering,
  });
  const page = new EventTarget();
  const code = bootScript({ page: 'page.js', openingClock: 'clock.js' }).replace('import(', 'noted(');
  const globals = {
    document,
    location: { pathname: '/' },
    navigator: {},
    window: { requestIdleCallback: true },
    requestIdleCallback: (run: () => void) => run(),
    addEventListener: page.addEventListener.bind(page),
    noted: async (address: string) => loaded.push(address),
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script of every page, as text
  new Function(...Object.keys(globals), code)(...Object.values(globals));
  page.dispatchEvent(new Event('load'));
  return { document, loaded };
}

test('a page that has loaded starts its scripts when the browser is idle', () => {
  expect(open({ prerendering: false }).loaded).toEqual(['clock.js', 'page.js']);
});

test('a prerendered page loads no script, so it counts, asks and sends nothing, until it is shown', () => {
  const { document, loaded } = open({ prerendering: true });
  expect(loaded).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(loaded).toEqual(['clock.js', 'page.js']);
});
