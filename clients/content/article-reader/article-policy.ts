import type { CleanElement } from '../rich-text/clean-element.ts';
import type { MarkupPolicy } from '../rich-text/markup-policy.ts';
import { articleElements } from './article-elements.ts';
import { drawingElements } from './drawing-elements.ts';

/** What an article's body may contain: document elements and drawings, wider than rich text. CONTRACTS "Readings" 6. */
export const articlePolicy: MarkupPolicy = {
  elements: articleElements,
  drawings: drawingElements,
  wrap: tableBox,
};

/** A table wider than a phone scrolls in its own box; one is added if the article has none. */
function tableBox(element: CleanElement, open: readonly CleanElement[]): CleanElement | undefined {
  if (element.name !== 'table') return undefined;
  const nearest = open.findLast((other) => isTableBox(other) || other.name === 'table');
  if (nearest && isTableBox(nearest)) return undefined;
  return { name: 'div', drawing: false, attributes: new Map([['class', 'table-box']]), children: [] };
}

/** Whether an element is the scrolling box round a table. */
export function isTableBox(element: CleanElement): boolean {
  return element.name === 'div' && element.attributes.get('class')?.split(' ').includes('table-box') === true;
}
