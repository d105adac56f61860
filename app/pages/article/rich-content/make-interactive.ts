import { makeTabs } from './make-tabs.ts';
import { openTargetedExpander } from './open-targeted-expander.ts';

/** Makes an article's tabs and expanders interactive. Returns a function that removes the listeners. */
export function makeInteractive(article: HTMLElement, isFirstView: boolean): () => void {
  // In a first view, the visible part stays as plain, whole sections, so that nothing moves. Nor does anything change
  // while the browser scrolls to a place that the visitor chose.
  const isOnItsWay = isFirstView && location.hash !== '';
  for (const [index, group] of article.querySelectorAll<HTMLElement>('.tabs').entries()) {
    const isInView = isFirstView && group.getBoundingClientRect().top < innerHeight;
    if (!isInView && !isOnItsWay) makeTabs(group, index + 1);
  }
  const open = () => openTargetedExpander(article, location.hash);
  const openAll = () => article.querySelectorAll('details').forEach((expander) => (expander.open = true));
  open();
  addEventListener('hashchange', open);
  addEventListener('beforeprint', openAll);
  return () => {
    removeEventListener('hashchange', open);
    removeEventListener('beforeprint', openAll);
  };
}
