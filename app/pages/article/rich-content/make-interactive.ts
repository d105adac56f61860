import { makeTabs } from './make-tabs.ts';

/** Makes an article's tabs interactive, and opens its expanders for print. */
export function makeInteractive(article: HTMLElement): void {
  // Tabs in view stay plain, whole sections, so that nothing moves. While the browser scrolls to a place that the
  // visitor chose, all of them do.
  const isOnItsWay = location.hash !== '';
  for (const [index, group] of article.querySelectorAll<HTMLElement>('.tabs').entries()) {
    const isInView = group.getBoundingClientRect().top < innerHeight;
    if (!isInView && !isOnItsWay) makeTabs(group, index + 1);
  }
  addEventListener('beforeprint', () =>
    article.querySelectorAll('details').forEach((expander) => (expander.open = true)),
  );
}
