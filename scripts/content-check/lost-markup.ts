import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Markup = { tag: string; attributes: Map<string, string> };

/** Every element of the document's panel, in order. */
export function describeMarkup(source: string): Markup[] {
  const panel =
    find(parse(source), (element) => hasClass(element, 'content-panel')) ??
    find(parse(source), (element) => hasClass(element, 'nucleus-content'));
  return panel ? elementsBelow(panel) : [];
}

/**
 * What cleaning took away: elements, attributes and classes of the source that the clean text has fewer of.
 * A list of words like ‘<font>’ or ‘onclick on <a>’.
 */
export function lostMarkup(source: string, clean: string): string[] {
  const left = count(elementsBelow(parseFragment(clean)));
  return [...count(describeMarkup(source))].flatMap(([what, times]) =>
    (left.get(what) ?? 0) < times ? [what] : [],
  );
}

function count(elements: Markup[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const { tag, attributes } of elements) {
    add(`<${tag}>`);
    for (const [name, value] of attributes) {
      if (name === 'class') value.split(/\s+/).forEach((each) => add(`class ${each} on <${tag}>`));
      else add(`${name} on <${tag}>`);
    }
  }
  return counts;
}

function elementsBelow(node: Tree.ParentNode): Markup[] {
  return node.childNodes.flatMap((child) =>
    isElement(child)
      ? [
          { tag: child.tagName, attributes: new Map(child.attrs.map(({ name, value }) => [name, value])) },
          ...elementsBelow(child),
        ]
      : [],
  );
}

function find(node: Tree.ParentNode, matches: (element: Tree.Element) => boolean): Tree.Element | undefined {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const found = matches(child) ? child : find(child, matches);
    if (found) return found;
  }
  return undefined;
}

function isElement(node: Tree.ChildNode): node is Tree.Element {
  return 'tagName' in node;
}

function hasClass(element: Tree.Element, name: string): boolean {
  return element.attrs.some(
    (attribute) => attribute.name === 'class' && attribute.value.split(/\s+/).includes(name),
  );
}
