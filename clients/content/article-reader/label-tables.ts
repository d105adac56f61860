import type { CleanElement } from '../rich-text/clean-element.ts';
import { visibleText } from '../rich-text/visible-text.ts';
import { isTableBox } from './article-policy.ts';

/** A region's name is read out in full each time it is entered. */
const longestLabel = 150;
const fallbackLabel = 'Table';

/** Makes each box with a table reachable by keyboard, since it may scroll, and names it after the caption. */
export function labelTables(elements: readonly CleanElement[]): void {
  for (const box of elements) {
    if (!isTableBox(box)) continue;
    const table = box.children.find(
      (node): node is CleanElement => typeof node !== 'string' && node.name === 'table',
    );
    box.attributes.delete('role');
    box.attributes.delete('aria-label');
    if (!table) continue;
    box.attributes.set('tabindex', '0');
    box.attributes.set('role', 'region');
    box.attributes.set('aria-label', captionOf(table) || fallbackLabel);
  }
}

function captionOf(table: CleanElement): string {
  const caption = table.children.find((node) => typeof node !== 'string' && node.name === 'caption');
  return caption ? firstWords(visibleText([caption])) : '';
}

function firstWords(text: string): string {
  if (text.length <= longestLabel) return text;
  const end = text.lastIndexOf(' ', longestLabel);
  return text.slice(0, end > 0 ? end : longestLabel).toWellFormed();
}
