import { escapedAttribute, escapedText } from '#contracts/escaped-text.ts';
import type { CleanElement, CleanNode } from './clean-element.ts';

const voidElements = new Set(['br', 'hr', 'img', 'source', 'track']);
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/** HTML of a clean tree. Text and attributes are escaped, `<` and `>` in both, so neither can open a tag. */
export function serialiseMarkup(nodes: readonly CleanNode[]): string {
  let html = '';
  for (const node of nodes) html += typeof node === 'string' ? escapedText(node) : element(node);
  return html;
}

// Recursion is safe: a clean tree is never deeper than the walk allows.
function element({ name, drawing, attributes, children }: CleanElement): string {
  let tag = `<${name}`;
  for (const [attribute, value] of attributes) tag += ` ${attribute}="${escapedAttribute(value)}"`;
  if (drawing && shapes.has(name)) return `${tag}/>`;
  return voidElements.has(name) ? `${tag}>` : `${tag}>${serialiseMarkup(children)}</${name}>`;
}
