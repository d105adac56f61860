import type { CleanElement, CleanNode } from './clean-element.ts';

const voidElements = new Set(['br', 'hr', 'img', 'source', 'track']);
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** HTML of a clean tree. Text and attributes are escaped, `<` and `>` in both, so neither can open a tag. */
export function serialiseMarkup(nodes: readonly CleanNode[]): string {
  let html = '';
  for (const node of nodes)
    html += typeof node === 'string' ? node.replace(/[&<>]/g, escaped) : element(node);
  return html;
}

// Recursion is safe: a clean tree is never deeper than the walk allows.
function element({ name, drawing, attributes, children }: CleanElement): string {
  let tag = `<${name}`;
  for (const [attribute, value] of attributes) tag += ` ${attribute}="${value.replace(/[&<>"]/g, escaped)}"`;
  if (drawing && shapes.has(name)) return `${tag}/>`;
  return voidElements.has(name) ? `${tag}>` : `${tag}>${serialiseMarkup(children)}</${name}>`;
}

function escaped(character: string): string {
  return escapes[character] ?? character;
}
