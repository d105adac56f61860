import type { ContentsEntry } from '#contracts/help-article.ts';
import { elementsIn, type CleanElement, type CleanNode } from '../rich-text/clean-element.ts';
import { visibleText } from '../rich-text/visible-text.ts';
import { createHeadingIds } from './article-ids.ts';

/** The page shows the title as its h1, so an h1 in the body is removed if it repeats it, else made an h2. In place. */
export function normaliseTopHeadings(body: CleanNode[], title: string): void {
  const repeatsTitle = (node: CleanNode) =>
    typeof node !== 'string' && node.name === 'h1' && sameWords(visibleText(node.children), title);
  const elements = elementsIn(body);
  if (!elements.some(({ name }) => name === 'h1')) return;
  for (const siblings of [body, ...elements.map((element) => element.children)]) {
    const remaining = siblings.filter((node) => !repeatsTitle(node));
    if (remaining.length < siblings.length) siblings.splice(0, siblings.length, ...remaining);
  }
  for (const element of elements) {
    if (element.name === 'h1') element.name = 'h2';
  }
}

/** Removes repeated ids and gives every h2 an id, in place; returns the contents list. */
export function assignIds(elements: readonly CleanElement[]): ContentsEntry[] {
  const taken = new Set<string>();
  for (const { attributes } of elements) {
    const id = attributes.get('id');
    if (id === undefined) continue;
    if (taken.has(id)) attributes.delete('id');
    taken.add(id);
  }
  const nextId = createHeadingIds(taken);
  const headings = elements.filter(({ name }) => name === 'h2');
  return headings.flatMap((heading) => {
    const label = visibleText(heading.children);
    const id = heading.attributes.get('id') ?? nextId(label);
    heading.attributes.set('id', id);
    return label === '' ? [] : [{ id, label }];
  });
}

function sameWords(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
