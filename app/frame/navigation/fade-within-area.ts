// Runs in the browser, inline in the head of every page of the area: the page fades into the next one (decision 75).
import { homePath } from '#contracts/area-path.ts';

/** A fade that is cut short, as when the visitor turns the phone, rejects a promise. That is not an error. */
const ignoreRejection = ({ viewTransition }: PageRevealEvent | PageSwapEvent) =>
  viewTransition?.ready.catch(() => {});

if ('onpagereveal' in window) {
  // Not in the style sheet: the browser looks for this rule before the style sheet has arrived.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(root){animation-duration:var(--calm)}}`,
  );
  document.adoptedStyleSheets.push(sheet);
  addEventListener('pagereveal', ignoreRejection);
  addEventListener('pageswap', (event) => {
    void ignoreRejection(event);
    // The supplier’s own pages may be without the rule, and the browser would report the fade there as an error.
    const isInArea = event.activation?.entry.url?.startsWith(location.origin + homePath);
    if (!isInArea || document.documentElement.dataset['motion']) event.viewTransition?.skipTransition();
  });
}
