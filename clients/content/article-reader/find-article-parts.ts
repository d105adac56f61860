import { html as markup } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { foldSpaces } from '../rich-text/visible-text.ts';

/** The names of the meta elements that `readArticle` reads. */
export const articleMetaNames = ['description', 'last-reviewed', 'related', 'keywords', 'call', 'call-note'];

/** A document's metadata, and the element with its body. */
export type ArticleParts = {
  title: string;
  /** Content of the first meta element of each name, names in lower case. */
  meta: ReadonlyMap<string, string>;
  panel: Tree.Element | undefined;
};

/**
 * Finds title, meta elements and panel in one walk without recursion. The panel is the first element with class
 * content-panel, or else the first with class nucleus-content. SPEC §2 "Help article page", CONTRACTS "Calls".
 */
export function findArticleParts(document: Tree.Document): ArticleParts {
  let title: string | undefined;
  let contentPanel: Tree.Element | undefined;
  let nucleusContent: Tree.Element | undefined;
  const meta = new Map<string, string>();
  const waiting: Tree.ChildNode[] = document.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node) || node.namespaceURI !== markup.NS.HTML) continue;
    if (node.tagName === 'title') title ??= foldSpaces(textInside(node));
    if (node.tagName === 'meta') noteMeta(node, meta);
    const names = attributeOf(node, 'class').split(/\s+/);
    if (names.includes('content-panel')) contentPanel ??= node;
    if (names.includes('nucleus-content')) nucleusContent ??= node;
    for (let i = node.childNodes.length - 1; i >= 0; i -= 1) {
      const child = node.childNodes[i];
      if (child) waiting.push(child);
    }
  }
  return { title: title ?? '', meta, panel: contentPanel ?? nucleusContent };
}

function noteMeta(node: Tree.Element, meta: Map<string, string>): void {
  const name = attributeOf(node, 'name').trim().toLowerCase();
  if (name !== '' && !meta.has(name)) meta.set(name, foldSpaces(attributeOf(node, 'content')));
}

function attributeOf(node: Tree.Element, name: string): string {
  return node.attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

/** A title contains nothing but text. */
function textInside(node: Tree.Element): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
