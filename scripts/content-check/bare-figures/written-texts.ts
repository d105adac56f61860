import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { findArticleParts } from '../../../clients/content/article-reader/find-article-parts.ts';
import { parseSource } from '../parse-source.ts';

export type WrittenText = { words: string; line: number };

/** Attributes that are shown or read out. */
const shown = new Set(['alt', 'aria-label', 'title', 'label']);
/** Marks an element with the sums of an example, which stay right whatever the facts are. */
const example = 'data-example';

/** Every text of a document's panel as an editor wrote it, drawings included, except what is marked as an example. */
export function writtenTexts(source: string): WrittenText[] {
  const { panel } = findArticleParts(parseSource(source));
  return panel ? textsBelow(panel) : [];
}

function textsBelow(node: Tree.Element): WrittenText[] {
  if (node.attrs.some(({ name }) => name === example)) return [];
  const attributes = node.attrs.flatMap(({ name, value }) => {
    const line = node.sourceCodeLocation?.attrs?.[name]?.startLine ?? node.sourceCodeLocation?.startLine ?? 1;
    return shown.has(name) ? [{ words: value, line }] : [];
  });
  const below = node.childNodes.flatMap((child): WrittenText[] => {
    if ('value' in child) return [{ words: child.value, line: child.sourceCodeLocation?.startLine ?? 1 }];
    return 'tagName' in child ? textsBelow(child) : [];
  });
  return [...attributes, ...below];
}
