/** An element that passed the allow-list. `drawing` is true inside SVG, where HTML's parsing rules don't apply. */
export type CleanElement = {
  name: string;
  drawing: boolean;
  attributes: Map<string, string>;
  children: CleanNode[];
};

/** An element, or text still to be escaped. */
export type CleanNode = CleanElement | string;

/** Every element of a clean tree, in document order. */
export function elementsIn(nodes: readonly CleanNode[]): CleanElement[] {
  const elements: CleanElement[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') continue;
    elements.push(node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) waiting.push(node.children[i] ?? '');
  }
  return elements;
}
