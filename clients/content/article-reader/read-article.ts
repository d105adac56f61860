import { isIsoDay } from '#contracts/calendar/is-iso-day.ts';
import type { HelpArticle } from '#contracts/help-article.ts';
import { articleNumber, linkPhoneNumbers } from '../references/link-phone-numbers.ts';
import { elementsIn, type CleanElement } from '../rich-text/clean-element.ts';
import { cleanTree } from '../rich-text/clean-tree.ts';
import { parseDocument } from '../rich-text/parse-within-bounds.ts';
import { serialiseMarkup } from '../rich-text/serialise-markup.ts';
import { runningText } from '../rich-text/visible-text.ts';
import { articlePolicy } from './article-policy.ts';
import { findArticleParts } from './find-article-parts.ts';
import { isWholeDocument } from './is-whole-document.ts';
import { labelDrawings } from './label-drawings.ts';
import { labelTables } from './label-tables.ts';
import { assignIds, normaliseTopHeadings } from './normalise-headings.ts';
import { callOf, putActionFirst } from './put-action-first.ts';

/**
 * Reads an article from the content service's HTML; its `html` is safe to place in a page. Undefined for an
 * incomplete article: no title, no panel, no text in the panel, cut off before `</html>`, or too long or tangled to be
 * one. SPEC §2 "Help article page", CONTRACTS "Readings" 6 and 7.
 */
export function readArticle(html: string): HelpArticle | undefined {
  const document = isWholeDocument(html) ? parseDocument(html) : undefined;
  if (!document) return undefined;
  const { title, meta, panel } = findArticleParts(document);
  if (title === '' || !panel) return undefined;
  const body = cleanTree(panel.childNodes, articlePolicy);
  linkPhoneNumbers(body, articleNumber);
  normaliseTopHeadings(body, title);
  const elements = elementsIn(body);
  const contents = assignIds(elements);
  labelTables(elements);
  labelDrawings(elements);
  const text = runningText(body);
  if (text === '') return undefined;
  const call = callOf(meta);
  const isUrgent = call !== undefined && putActionFirst(body, call);
  const lastReviewed = meta.get('last-reviewed') ?? '';
  return {
    title,
    description: meta.get('description') ?? '',
    html: serialiseMarkup(body).trim(),
    contents,
    isRich: isRich(elements),
    ...(isUrgent && { isUrgent }),
    ...(isIsoDay(lastReviewed) ? { lastReviewed } : {}),
    related: listed(meta.get('related')).filter((link) => /^[^/]+\/[^/]+$/.test(link)),
    keywords: listed(meta.get('keywords')),
    text,
    wordCount: text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
  };
}

/** CONTRACTS "Readings" 7: expanders, tabs or video. */
function isRich(elements: readonly CleanElement[]): boolean {
  return elements.some(
    ({ name, attributes }) =>
      name === 'details' || name === 'video' || attributes.get('class')?.split(' ').includes('tabs'),
  );
}

/** Entries between commas, each once. */
function listed(value = ''): string[] {
  return [
    ...new Set(
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
  ];
}
