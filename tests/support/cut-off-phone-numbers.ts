import type { Page } from '@playwright/test';

/** Less than this beyond an edge is rounding, in CSS pixels. */
const roundingPx = 1;

/** Phone links that partly overflow the screen, or a box around them that clips or scrolls. */
export function cutOffPhoneNumbers(page: Page): Promise<string[]> {
  return page.evaluate((rounding) => {
    const edgesAround = (link: Element) => {
      const edges = [{ left: 0, right: document.documentElement.clientWidth }];
      for (let box = link.parentElement; box; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') edges.push(box.getBoundingClientRect());
      return edges;
    };
    return [...document.querySelectorAll('a[href^="tel:"]')].flatMap((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const edges = edgesAround(link);
      const isCutOff = [...words.getClientRects()].some((rect) =>
        edges.some(({ left, right }) => rect.left < left - rounding || rect.right > right + rounding),
      );
      return isCutOff ? [link.textContent ?? ''] : [];
    });
  }, roundingPx);
}
