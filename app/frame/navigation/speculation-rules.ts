import { pagesWithReact } from './pages-with-react.ts';

/** Paths to leave out: pages with React, signing in and out, what belongs to one visitor, and what isn't a page. */
const never = [
  ...pagesWithReact,
  '/sign-in*',
  '/sign-out*',
  '/session*',
  '/media/*',
  '/assets/*',
  '/preview/*',
  '/was-this-useful*',
  '/*.xml',
];

/**
 * Patterns without a leading slash are relative to the file's folder, the area. That saves every visitor some bytes.
 */
const pagesToRead = {
  source: 'document',
  where: {
    and: [{ href_matches: '*' }, { not: { href_matches: never.map((path) => path.slice(1)) } }] as const,
  },
};

/**
 * The speculation rules of pages that are only read, as a file, so that the content security policy allows no inline
 * rules: the browser prefetches a page when the visitor is about to choose its link, and prerenders it while the link
 * is being pressed. It does neither to save data, battery or memory. Decision 75.
 */
export const speculationRules = {
  prefetch: [{ ...pagesToRead, eagerness: 'moderate' }],
  prerender: [{ ...pagesToRead, eagerness: 'conservative' }],
};
