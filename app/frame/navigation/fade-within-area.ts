// Runs in the browser, inline in the head of every page of the area: the page fades into the next one (decision 75).
import { homePath } from '#contracts/area-path.ts';

if ('onpageswap' in window) {
  // Not in the style sheet: the browser looks for this rule before the style sheet has arrived.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');
  document.adoptedStyleSheets.push(sheet);
  for (const name of ['pagereveal', 'pageswap'] as const)
    addEventListener(name, (event) => {
      // Off while style sheets arrive: for each, the browser would lay out the whole page again, as if its fonts had changed.
      if (document.readyState !== 'complete') {
        sheet.disabled = true;
        addEventListener('load', () => (sheet.disabled = false));
      }
      const { viewTransition } = event;
      if (!viewTransition) return;
      const skip = () => viewTransition.skipTransition();
      // A fade that is cut short, as when the visitor turns the phone, rejects this promise. That is not an error.
      viewTransition.ready.catch(() => {});
      // While a page fades, the browser shows pictures of it, which ignore taps.
      addEventListener('pointerdown', skip);
      // The supplier’s own pages may be without the rule, and the browser would report the fade there as an error.
      const { activation } = event as Partial<PageSwapEvent>;
      const leavesArea =
        event.type === 'pageswap' && !activation?.entry.url?.startsWith(location.origin + homePath);
      if (leavesArea || document.documentElement.dataset['motion']) skip();
    });
}
