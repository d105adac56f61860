import { areaPath } from '#contracts/area-path.ts';
import { pagesWithReact } from './pages-with-react.ts';

/** What is not a page to read: what signs in or out, what belongs to one visitor, and what isn't a page. */
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
 * The speculation rules of pages that are only read, as a file, so that the content security policy allows no inline
 * rules: the browser prefetches a page to read when the visitor is about to choose its link. Decision 70.
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: `${areaPath}/*` },
          { not: { href_matches: never.map((path) => `${areaPath}${path}`) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      // As long as the release may last that a page came from.
      'cache-control': 'public, max-age=3600',
    },
  });
}
