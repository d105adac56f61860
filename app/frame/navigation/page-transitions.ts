// Fades one page into the next: the inline script at the beginning of a page (transition-script.ts). Decision 75.

const styles = new CSSStyleSheet();
styles.replaceSync(
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}::view-transition-group(root){animation-duration:.12s}',
);
document.adoptedStyleSheets.push(styles);

/** A browser that aborts a transition rejects its promises; a rejection that nothing handles is an error of the page. */
function handle({ viewTransition }: PageSwapEvent | PageRevealEvent): void {
  if (!viewTransition) return;
  const { ready, finished, updateCallbackDone } = viewTransition;
  for (const part of [ready, finished, updateCallbackDone]) part.catch(() => {});
  if (document.documentElement.dataset['motion'] === 'less') viewTransition.skipTransition();
}

addEventListener('pageswap', handle);
addEventListener('pagereveal', handle);
