import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { foldSpaces } from '../../../clients/content/rich-text/visible-text.ts';

/** Not measured: headings and questions are too short, and table cells and drawings are not prose. */
const notProse = new Set('h2 h3 h4 summary dt table svg address code video'.split(' '));
/** Elements that end the sentence before them, and their own. */
const blocks = new Set('p li dd div section figure figcaption blockquote details ul ol dl br hr'.split(' '));
const endOfSentence = /(?<=[.!?…][’”")\]]*)\s+/;

/** The sentences of an article's markup. An item of a list is one, whatever it ends with. */
export function sentencesOf(html: string): string[] {
  const parts = [''];
  read(parseFragment(html), parts);
  return parts
    .flatMap((part) => foldSpaces(part).split(endOfSentence))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

function read(node: Tree.ParentNode, parts: string[]): void {
  for (const child of node.childNodes) {
    if ('value' in child) parts[parts.length - 1] += child.value;
    if (!('tagName' in child) || notProse.has(child.tagName)) continue;
    const isBlock = blocks.has(child.tagName);
    if (isBlock) parts.push('');
    read(child, parts);
    if (isBlock) parts.push('');
  }
}
