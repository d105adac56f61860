import type { CleanNode } from './clean-element.ts';

const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Whether an element's text continues the text around it ('CO' and '2' in CO<sub>2</sub>). */
export function runsOn(name: string): boolean {
  return inline.has(name);
}

/** Text with every run of spaces, line ends and no-break spaces folded into one space, trimmed. */
export function foldSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The visible text, spaces collapsed; blocks are separated. Drawings are omitted: their text is part of a picture. */
export function visibleText(nodes: readonly CleanNode[]): string {
  return wordsOf(nodes, false);
}

/** The same as continuous text: headings and the like, which have no full stop at their end, get one. */
export function runningText(nodes: readonly CleanNode[]): string {
  return wordsOf(nodes, true);
}

const endsItself = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'caption', 'dt']);

function wordsOf(nodes: readonly CleanNode[], asSentences: boolean): string {
  const parts: string[] = [];
  for (const node of nodes) read(node, parts, asSentences);
  return foldSpaces(parts.join(''));
}

function read(node: CleanNode, parts: string[], asSentences: boolean): void {
  if (typeof node === 'string') {
    parts.push(node);
    return;
  }
  if (node.drawing) return;
  const gap = runsOn(node.name) ? '' : ' ';
  parts.push(gap);
  for (const child of node.children) read(child, parts, asSentences);
  if (asSentences && endsItself.has(node.name)) parts.push(fullStop(parts));
  parts.push(gap);
}

function fullStop(parts: readonly string[]): string {
  const last = parts
    .findLast((part) => part.trim() !== '')
    ?.trimEnd()
    .at(-1);
  return last === undefined || '.?!:…'.includes(last) ? '' : '.';
}
