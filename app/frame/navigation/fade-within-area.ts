// Part of the boot scripts (app/frame/hydration): runs in the browser, inline in every page of the area.
import { homePath } from '#contracts/area-path.ts';

/**
 * Pages fade into each other (`@view-transition` in base.css), but not into pages outside the area. The supplier's own
 * pages may not have the rule, and then the browser reports the transition as an error. The rule is in the style sheet
 * because the browser looks for it before a page first appears. Decision 75.
 */
export function fadeWithinArea(): void {
  if (!('navigation' in window)) return;
  const withoutFade = new CSSStyleSheet();
  withoutFade.replaceSync('@view-transition{navigation:none}');
  navigation.addEventListener('navigate', ({ destination }) => {
    const isInArea = destination.url.startsWith(location.origin + homePath);
    document.adoptedStyleSheets = isInArea ? [] : [withoutFade];
    // Styles are computed at once: the browser must know before the next page arrives, which may be in its cache.
    void document.body.offsetHeight;
  });
  // The browser may show this page again, as it was left.
  addEventListener('pagehide', () => {
    document.adoptedStyleSheets = [];
  });
}
