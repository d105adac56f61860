import { linkPhoneNumbers } from '../references/link-phone-numbers.ts';
import { allowedHref } from './allowed-href.ts';
import type { CleanNode } from './clean-element.ts';
import { cleanTree } from './clean-tree.ts';
import type { ElementRule, MarkupPolicy } from './markup-policy.ts';
import { parseMarkup } from './parse-within-bounds.ts';
import { serialiseMarkup } from './serialise-markup.ts';
import { visibleText } from './visible-text.ts';

const bare: ElementRule = { attributes: new Map() };
const inline: [string, ElementRule][] = [
  ['sup', bare],
  ['b', bare],
];
const richText: MarkupPolicy = {
  elements: new Map([
    ['a', { attributes: new Map([['href', allowedHref]]), needs: ['href'] }],
    ['p', bare],
    ...inline,
  ]),
  drawings: new Map(),
};
const line: MarkupPolicy = { elements: new Map(inline), drawings: new Map() };

/**
 * A text field of content data as HTML that is safe to place in a page: only a with href, sup, p and b. SPEC §5,
 * CONTRACTS "Readings" 6. Other elements lose their tags; scripts, styles and the like are removed with their content.
 * References to phone numbers become links. Text too long or tangled to be a text field comes back empty.
 */
export function cleanRichText(html: string): string {
  return serialiseMarkup(readRichText(html)).trim();
}

/**
 * A line of rich text as HTML that is safe to place in a summary or a button: only sup and b. It has no links, because
 * they would be inside another control; a reference to a phone number stays text.
 */
export function cleanLine(html: string): string {
  return serialiseMarkup(cleanTree(parseMarkup(html)?.childNodes ?? [], line)).trim();
}

/** A text field of content data as readers see it, spaces collapsed, not escaped: for titles and e-mail. */
export function plainText(html: string): string {
  return visibleText(readRichText(html));
}

function readRichText(html: string): CleanNode[] {
  const nodes = cleanTree(parseMarkup(html)?.childNodes ?? [], richText);
  linkPhoneNumbers(nodes, (number) => number);
  return nodes;
}
