import { parse, type DefaultTreeAdapterTypes } from 'parse5';

export type ReadElement = {
  name: string;
  /** An attribute's value; undefined if the attribute is missing. */
  get: (attribute: string) => string | undefined;
  /** The text inside, as written. */
  text: string;
  /** Every element inside, in order. */
  inside: ReadElement[];
};

/** Every element of an HTML document as it was sent, in order. */
export function readElements(html: string): ReadElement[] {
  return elementsIn(parse(html));
}

/** The elements with a name, and with a class if one is given. */
export function named(elements: ReadElement[], name: string, className?: string): ReadElement[] {
  return elements.filter(
    (element) =>
      element.name === name && (!className || (element.get('class') ?? '').split(' ').includes(className)),
  );
}

function elementsIn(node: DefaultTreeAdapterTypes.Node): ReadElement[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => {
    const inside = elementsIn(child);
    if (!('tagName' in child)) return inside;
    const get = (name: string) => child.attrs.find((attribute) => attribute.name === name)?.value;
    return [{ name: child.tagName, get, text: textOf(child), inside }, ...inside];
  });
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
