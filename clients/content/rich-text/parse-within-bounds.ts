import { defaultTreeAdapter, html as markup, parse, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree, TreeAdapter } from 'parse5';

/** In UTF-16 units: an article with drawings has about 15,000; a supplier's page with its whole frame has more. */
export const longestMarkup = 500_000;
/** Open elements. Articles nest about 10 deep; browsers themselves stop at 512. */
export const deepestNesting = 256;
/** Elements the parser may make. Our largest article has about 200, a supplier's page with its whole frame 3,000. */
export const mostElements = 5000;
/**
 * The parser copies open formatting elements (b, a …) with their attributes into every block that follows them, so
 * that 50 kB can produce millions of elements, or one long attribute thousands of times. So the size of all elements
 * is bounded by the size of the source markup, plus this much for copies and for elements that HTML implies.
 */
const spareMarkup = 4096;

class MarkupRefused extends Error {
  override name = 'MarkupRefused';
}

/** The document, or undefined when the markup is longer, deeper or more tangled than any real article. */
export function parseDocument(html: string): Tree.Document | undefined {
  return withinBounds(html, (text, treeAdapter) => parse(text, { treeAdapter }));
}

/** The fragment, or undefined when the markup is longer, deeper or more tangled than any real text. */
export function parseMarkup(html: string): Tree.DocumentFragment | undefined {
  return withinBounds(html, (text, treeAdapter) => parseFragment(text, { treeAdapter }));
}

type BoundedAdapter = TreeAdapter<Tree.DefaultTreeAdapterMap>;

function withinBounds<T>(html: string, read: (text: string, adapter: BoundedAdapter) => T): T | undefined {
  if (html.length > longestMarkup) return undefined;
  try {
    return read(html.toWellFormed(), boundedAdapter(html.length + spareMarkup));
  } catch (error) {
    if (error instanceof MarkupRefused) return undefined;
    throw error;
  }
}

function boundedAdapter(mostMarkup: number): BoundedAdapter {
  let elements = 0;
  let size = 0;
  let nesting = 0;
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      elements += 1;
      size += name.length + 2;
      for (const { name: attribute, value } of attributes) size += attribute.length + value.length;
      if (elements > mostElements) throw new MarkupRefused('too many elements');
      if (size > mostMarkup) throw new MarkupRefused('elements hold more markup than was written');
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush() {
      nesting += 1;
      if (nesting > deepestNesting) throw new MarkupRefused('nested too deep');
    },
    onItemPop() {
      nesting -= 1;
    },
    // Our pages have a doctype, so content must be parsed the same way: in quirks mode a p may contain a table.
    getDocumentMode: () => markup.DOCUMENT_MODE.NO_QUIRKS,
  };
}
