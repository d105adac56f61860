import { html as markup, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { findArticleParts } from '../../clients/content/article-reader/find-article-parts.ts';
import { foldSpaces } from '../../clients/content/rich-text/visible-text.ts';
import { onceForEach } from './once-for-each.ts';
import { parseSource } from './parse-source.ts';

export type SourceAttribute = { name: string; value: string; line: number };
/** An element as an editor wrote it. */
export type SourceElement = {
  tag: string;
  isDrawing: boolean;
  attributes: SourceAttribute[];
  line: number;
  /** Where it begins in the source, unless the parser added it. */
  offset: number | undefined;
  /** Its text with whitespace collapsed, including the alternative text of images. */
  words: string;
};

/** Every element of the document's panel, in order. */
export const panelElements = onceForEach((source): readonly SourceElement[] => {
  const { panel } = findArticleParts(parseSource(source));
  const places = new Set<number>();
  // The parser adds elements, and repeats an unclosed bold text or link in each block that follows.
  return (panel ? elementsBelow(panel, 1) : []).filter(({ offset }) => {
    const isWritten = offset !== undefined && !places.has(offset);
    if (isWritten) places.add(offset);
    return isWritten;
  });
});

/** Where the panel begins in the source. */
export function panelStart(source: string): number {
  const { panel } = findArticleParts(parseSource(source));
  return panel?.sourceCodeLocation?.startOffset ?? 0;
}

/** Every element of a text field or of sanitised markup, in order. */
export function fragmentElements(html: string): SourceElement[] {
  return elementsBelow(parseFragment(html, { sourceCodeLocationInfo: true }), 1);
}

export function attributeOf(element: SourceElement, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value;
}

/** `line` is that of the parent, for elements that the parser added. */
function elementsBelow(node: Tree.ParentNode, line: number): SourceElement[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const place = child.sourceCodeLocation;
    const start = place?.startLine ?? line;
    const element: SourceElement = {
      tag: child.tagName,
      isDrawing: child.namespaceURI === markup.NS.SVG,
      attributes: child.attrs.map(({ prefix, name, value }) => {
        const written = prefix ? `${prefix}:${name}` : name;
        return { name: written, value, line: place?.attrs?.[written.toLowerCase()]?.startLine ?? start };
      }),
      line: start,
      offset: place?.startOffset,
      words: foldSpaces(wordsIn(child)),
    };
    return [element, ...elementsBelow(child, start)];
  });
}

function wordsIn(node: Tree.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const named = node.attrs.find(({ name }) => name === 'alt' || name === 'aria-label')?.value;
  return named ?? node.childNodes.map(wordsIn).join('');
}
