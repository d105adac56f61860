import { linkPhoneNumbers } from '../references/link-phone-numbers.ts';
import { allowedHref } from './allowed-href.ts';
import type { CleanNode } from './clean-element.ts';
import { cleanTree } from './clean-tree.ts';
import type { ElementRule, MarkupPolicy } from './markup-policy.ts';
import { parseMarkup } from './parse-within-bounds.ts';
import { serialiseMarkup } from './serialise-markup.ts';
import { visibleText } from './visible-text.ts';

const bare: ElementRule = { attributes: new Map() };
const richText: MarkupPolicy = {
  elements: new Map([
    ['a', { attributes: new Map([['href', allowedHref]]), needs: ['href'] }],
    ['sup', bare],
    ['p', bare],
    ['b', bare],
  ]),
  drawings: new Map(),
};

/**
 * A text field of content data as HTML that is safe to place in a page: only a with href, sup, p and b. SPEC §5,
 * CONTRACTS "Readings" 6. Other elements lose their tags; scripts, styles and the like are removed with their content.
 * References to phone numbers become links. Text too long or tangled to be a text field comes back empty.
 */
export function cleanRichText(html: string): string {
  return serialiseMarkup(readRichText(html)).trim();
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
