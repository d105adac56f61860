import type { AttributeRule } from '../rich-text/markup-policy.ts';

/**
 * Ids of the page around an article (the frame, its sheets, the scripts' start, a form's parts, the article page):
 * content that took one would be styled, focused or linked in its place. tests/e2e/article/taken-ids.test.ts finds
 * those that are missing.
 */
export const reservedIds: readonly string[] = [
  'main',
  'top',
  'display',
  'display-title',
  'menu',
  'menu-title',
  'hydration',
  'choice-saved',
  'slow-navigation',
  'q',
  'header-q',
  'search-sheet',
  'sheet-q',
  'error-summary',
  'error-summary-title',
  'contents',
  'contents-title',
  'related',
  'ring-us',
];

const longestId = 64;
const reserved = new Set(reservedIds);

/** A valid id from content: lower-case words and hyphens, at most 64 characters, and not one of the page's own. */
export const articleId: AttributeRule = (value) =>
  /^[a-z][a-z0-9-]{0,63}$/.test(value) && !reserved.has(value) ? value : undefined;

/** Creates ids from headings, unique within an article. `taken` has the existing ids. */
export function createHeadingIds(taken: Set<string>): (label: string) => string {
  const nextNumber = new Map<string, number>();
  return (label) => {
    const base = idFromWords(label);
    let number = nextNumber.get(base) ?? 1;
    let id = base;
    while (taken.has(id) || reserved.has(id)) {
      number += 1;
      id = `${base.slice(0, longestId - 1 - String(number).length)}-${number}`;
    }
    nextNumber.set(base, number);
    taken.add(id);
    return id;
  };
}

function idFromWords(label: string): string {
  const plain = label
    .slice(0, longestId * 2)
    .toLowerCase()
    .replace(/[’']/g, '');
  const joined = plain
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '');
  const id = /^[a-z]/.test(joined) ? joined : `section-${joined}`;
  return id.slice(0, longestId).replace(/-+$/, '');
}
