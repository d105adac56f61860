import type { Page } from '@playwright/test';

/** Less than this beyond an edge is rounding, in CSS pixels. */
const roundingPx = 1;

/** Words and controls of the page's main part that partly overflow a box around them that clips, where nobody can scroll. */
export function cutOffParts(page: Page): Promise<string[]> {
  return page.evaluate((rounding) => {
    const clippingBoxOf = (part: Element) => {
      for (let box = part.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (['hidden', 'clip'].includes(overflowX)) return box;
        if (overflowX !== 'visible') return undefined;
      }
      return undefined;
    };
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, dt, dd)')].flatMap((part) => {
      const clipping = clippingBoxOf(part)?.getBoundingClientRect();
      const { left, right, width } = part.getBoundingClientRect();
      const isCutOff =
        clipping && width > 1 && (left < clipping.left - rounding || right > clipping.right + rounding);
      return isCutOff ? [part.textContent ?? ''] : [];
    });
  }, roundingPx);
}
