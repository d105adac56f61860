import { attributeOf, type SourceElement } from './panel-elements.ts';
import type { Finding } from './read-content.ts';

/** Checks that headings start at h2 (the page's title is the h1) and go down one level at a time. */
export function checkOutline(elements: readonly SourceElement[]): Finding[] {
  // An h1 is reported with the markup that articles can't have.
  const headings = elements.filter(({ tag, isDrawing }) => /^h[2-6]$/.test(tag) && !isDrawing);
  return headings.flatMap(({ tag, line }, index) => {
    const previous = headings[index - 1]?.tag ?? 'h1';
    return Number(tag[1]) > Number(previous[1]) + 1
      ? [{ line, problem: `jumps from ${previous} to ${tag}` }]
      : [];
  });
}

/** Checks that no two elements have the same id: links lead to the first. */
export function checkIds(elements: readonly SourceElement[]): Finding[] {
  const seen = new Set<string>();
  return elements.flatMap((element) => {
    const id = attributeOf(element, 'id');
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated
      ? [{ line: element.line, problem: `has the id ‘${id}’ twice: links lead to the first` }]
      : [];
  });
}

/** Checks that pictures and drawings have a text alternative; only alt="" may leave it empty. */
export function checkPictures(elements: readonly SourceElement[]): Finding[] {
  return elements.flatMap((element) => {
    const { tag, line } = element;
    if (tag === 'img' && attributeOf(element, 'alt') === undefined)
      return [{ line, problem: 'has an image without alternative text' }];
    if (
      tag === 'svg' &&
      !attributeOf(element, 'aria-label') &&
      attributeOf(element, 'aria-hidden') !== 'true'
    )
      return [{ line, problem: 'has a drawing without words (aria-label)' }];
    return [];
  });
}
