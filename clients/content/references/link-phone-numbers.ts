import type { CleanElement, CleanNode } from '../rich-text/clean-element.ts';
import { deepestClean } from '../rich-text/clean-tree.ts';
import { partsOf, referenceTo } from './reference.ts';

/** In these a number stays text: a link may not contain another, and a summary is there to open its expander. */
const withoutLinks = new Set(['a', 'summary']);

/**
 * Makes each phone reference in the text of a clean tree a link to call it, in place. `inside` is the link's content:
 * articles have a class for numbers, rich text has none. The number is filled in later, with all other references.
 */
export function linkPhoneNumbers(nodes: CleanNode[], inside: (number: string) => CleanNode): void {
  link(nodes, 1);

  // Recursion is safe: a clean tree is never deeper than the walk allows.
  function link(siblings: CleanNode[], depth: number): void {
    const linked = siblings.flatMap((node): CleanNode[] => {
      if (typeof node === 'string') return depth < deepestClean - 1 ? linksIn(node) : [node];
      if (!node.drawing && !withoutLinks.has(node.name)) link(node.children, depth + 1);
      return [node];
    });
    if (linked.length > siblings.length || linked.some((node, nth) => node !== siblings[nth]))
      siblings.splice(0, siblings.length, ...linked);
  }

  function linksIn(text: string): CleanNode[] {
    if (!text.includes('{{')) return [text];
    return partsOf(text).map((part) => ('words' in part ? part.words : phoneLink(part.name)));
  }

  function phoneLink(name: string): CleanElement {
    const number = referenceTo('phone', name);
    return elementOf('a', [['href', `tel:${number}`]], inside(number));
  }
}

/** A number in an article; its class prevents a line break inside it. */
export function articleNumber(number: string): CleanNode {
  return elementOf('b', [['class', 'kbd-num']], number);
}

function elementOf(name: string, attributes: [string, string][], child: CleanNode): CleanElement {
  return { name, drawing: false, attributes: new Map(attributes), children: [child] };
}
