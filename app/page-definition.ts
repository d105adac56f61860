import type { href } from 'react-router';

/** An entry of the page table. Each page's definition stands beside its route, as `*.page.ts`. */
export type PageDefinition = {
  /** The path of its route below the area, as in `routes.ts`. */
  route: Parameters<typeof href>[0];
  /** Absent where it comes from the content. */
  title?: string;
  /** What search results call the page, where that isn’t its title. */
  linkText?: string;
  /** For search engines and for our own search. */
  description?: string;
  isInSiteMap?: true;
  /** Search engines must not quote the page. */
  noSnippet?: true;
};
