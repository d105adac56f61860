// Runs in the browser, inline in the head of every page of the area: the page fades into the next one (decision 75).
import { homePath } from '#contracts/area-path.ts';

const fade = `@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(root){animation-duration:var(--calm)}}`;

/**
 * When the visitor turns the phone or follows another link, the browser cuts a fade short and rejects its promises. That
 * is not an error.
 */
function ignoreRejections({ ready, updateCallbackDone, finished }: ViewTransition) {
  for (const promise of [ready, updateCallbackDone, finished]) promise.catch(() => {});
}

// Not in the style sheet: the browser looks for this rule before the style sheet has arrived.
if ('onpagereveal' in window) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fade);
  document.adoptedStyleSheets.push(sheet);
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition && ignoreRejections(viewTransition));
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    ignoreRejections(viewTransition);
    // The supplier’s own pages may be without the rule, which the browser would report there as an error.
    const isInArea = activation?.entry.url?.startsWith(location.origin + homePath);
    if (!isInArea || document.documentElement.dataset['motion']) viewTransition.skipTransition();
  });
}
