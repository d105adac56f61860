import { html as markup } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { CleanElement, CleanNode } from './clean-element.ts';
import { droppedWhole } from './dropped-whole.ts';
import type { ElementRule, MarkupPolicy } from './markup-policy.ts';
import { staysWhereWritten } from './nesting-rules.ts';
import { runsOn } from './visible-text.ts';

/** Elements inside elements; deeper content is dropped. Articles need about 12. */
export const deepestClean = 64;
const wordsInDrawings = new Set(['text', 'tspan', 'title']);
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/g;

type Frame = { nodes: readonly Tree.ChildNode[]; next: number; opened: number; isUnwrapped: boolean };

/**
 * Rebuilds a parsed tree with what the policy allows: nothing of the source passes except names and values that a
 * rule returned. One walk without recursion, so that no nesting can overflow it.
 */
export function cleanTree(source: readonly Tree.ChildNode[], policy: MarkupPolicy): CleanNode[] {
  const cleaned: CleanNode[] = [];
  const open: CleanElement[] = [];
  const frames: Frame[] = [{ nodes: source, next: 0, opened: 0, isUnwrapped: false }];
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const parent = open.at(-1);
    const siblings = parent?.children ?? cleaned;
    const node = frame.nodes[frame.next];
    frame.next += 1;
    if (node === undefined) {
      frames.pop();
      open.length -= frame.opened;
      if (frame.isUnwrapped) addText(' ', open.at(-1), open.at(-1)?.children ?? cleaned);
    } else if ('value' in node) {
      addText(cleanCharacters(node.value), parent, siblings);
    } else if ('tagName' in node) {
      const verdict = classify(node, open, policy);
      if (verdict === 'drop') continue;
      const isUnwrapped = verdict === 'unwrap' && !runsOn(node.tagName);
      if (isUnwrapped) addText(' ', parent, siblings);
      const opening = verdict === 'unwrap' ? [] : verdict;
      for (const element of opening) {
        (open.at(-1)?.children ?? cleaned).push(element);
        open.push(element);
      }
      frames.push({ nodes: node.childNodes, next: 0, opened: opening.length, isUnwrapped });
    }
  }
  return cleaned;
}

/** Drop it with its content, remove only its tags, or open these elements. */
type Verdict = 'drop' | 'unwrap' | CleanElement[];

function classify(node: Tree.Element, open: readonly CleanElement[], policy: MarkupPolicy): Verdict {
  const drawing = node.namespaceURI === markup.NS.SVG;
  const insideDrawing = open.at(-1)?.drawing === true;
  if (drawing ? insideDrawing === (node.tagName === 'svg') : insideDrawing) return 'drop';
  if (!drawing && (node.namespaceURI !== markup.NS.HTML || droppedWhole.has(node.tagName))) return 'drop';
  const rule = (drawing ? policy.drawings : policy.elements).get(node.tagName);
  if (!rule) return drawing ? 'drop' : 'unwrap';
  const attributes = cleanAttributes(node, rule);
  if (rule.needs && !rule.needs.some((name) => attributes.has(name))) return 'unwrap';
  const element: CleanElement = { name: rule.as ?? node.tagName, drawing, attributes, children: [] };
  if (!drawing && !staysWhereWritten(element.name, open)) return 'unwrap';
  const wrapper = policy.wrap?.(element, open);
  const opening = wrapper ? [wrapper, element] : [element];
  return open.length + opening.length > deepestClean ? 'drop' : opening;
}

function cleanAttributes(node: Tree.Element, rule: ElementRule): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const { name, value, namespace } of node.attrs) {
    // A namespaced attribute is a different one: xlink:href has the name href.
    const clean = namespace === undefined ? rule.attributes.get(name)?.(cleanCharacters(value)) : undefined;
    if (clean !== undefined) attributes.set(name, clean);
  }
  return attributes;
}

function addText(text: string, parent: CleanElement | undefined, siblings: CleanNode[]): void {
  if (parent?.drawing && !wordsInDrawings.has(parent.name)) return;
  if (text !== ' ' || !endsInSpace(siblings.at(-1))) siblings.push(text);
}

function endsInSpace(node: CleanNode | undefined): boolean {
  return typeof node === 'string' && /\s/.test(node.at(-1) ?? '');
}

/** Character references can name line ends and control characters that no parser would read back. */
function cleanCharacters(text: string): string {
  return text.replaceAll('\r', '\n').replace(controlCharacters, '');
}
