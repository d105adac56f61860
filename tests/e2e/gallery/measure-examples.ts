import type { Page } from '@playwright/test';

/** The least size of a target, in pixels (WCAG 2.5.8). */
const leastTarget = 24;
const targets = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** Elements that overflow their example, by example and element. Clipped or scrolled parts count as inside. */
export async function overflowingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element, example: Element): boolean => {
      for (let box = element.parentElement; box && box !== example; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    return [...document.querySelectorAll('.specimen__example')].flatMap((example) => {
      const { left, right } = example.getBoundingClientRect();
      const parts = [...example.querySelectorAll('*:not(svg *)')].filter((part) => {
        const { paddingLeft, paddingRight } = getComputedStyle(part);
        const box = part.getBoundingClientRect();
        const isOut =
          box.left + parseFloat(paddingLeft) < left - 1 || box.right - parseFloat(paddingRight) > right + 1;
        return box.width > 0 && isOut && !isCut(part, example);
      });
      const name = example.querySelector('h3')?.textContent;
      return parts.map((part) => `${name}: <${part.localName} class="${part.getAttribute('class') ?? ''}">`);
    });
  });
}

/**
 * Targets that a finger may miss: part of the 24 px square around their centre belongs to something else. A link within
 * a sentence may be as high as its line.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([selector = '', size = 0]) => {
      const answersAt = (target: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
        return [target, ...labels].some((each) => each.contains(hit));
      };
      const found: string[] = [];
      for (const target of document.querySelectorAll<HTMLElement>(`.specimen__example :is(${selector})`)) {
        if (!target.checkVisibility() || target.matches('p a')) continue;
        target.scrollIntoView({ block: 'center' });
        // Some are visible to keyboard users only.
        target.focus({ preventScroll: true });
        const box = target.getBoundingClientRect();
        const x = box.left + Math.min(box.width, innerWidth) / 2;
        const y = box.top + box.height / 2;
        // Half a pixel inside, because a shared edge belongs to the neighbour.
        const reach = size / 2 - 0.5;
        const isHit = [-reach, reach].every((across) =>
          [-reach, reach].every((down) => answersAt(target, x + across, y + down)),
        );
        if (!isHit) found.push(`${target.outerHTML.slice(0, 120)} ${box.width}×${box.height}`);
      }
      return found;
    },
    [targets, leastTarget] as const,
  );
}

/** Targets that look the same when focused: no ring on them, on a part of them or on another part of their example. */
export async function targetsWithoutRing(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const ringsIn = (example: Element | null) =>
      [...(example?.querySelectorAll('*:not(svg *)') ?? [])].flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, pseudo);
          return outlineStyle === 'none' ? boxShadow : `${outlineWidth} ${outlineColor} ${boxShadow}`;
        }),
      );
    return [...document.querySelectorAll<HTMLElement>(`.specimen__example :is(${selector})`)]
      .filter((target) => {
        if (!target.checkVisibility()) return false;
        const example = target.closest('.specimen__example');
        target.blur();
        const before = ringsIn(example).join();
        target.focus();
        return document.activeElement !== target || before === ringsIn(example).join();
      })
      .map((target) => target.outerHTML.slice(0, 150));
  }, targets);
}
