import type { href } from 'react-router';

/** A page as the page table has it. Each page's definition stands beside its route, as `*.page.ts`. */
export type PageDefinition = {
  /** The path of its route below the area, as in `routes.ts`. */
  route: Parameters<typeof href>[0];
  /** Absent where the content has it. */
  title?: string;
  /** What search results call the page, where that isn’t its title. */
  linkText?: string;
  /** For search engines and for our own search. */
  description?: string;
  isInSiteMap?: true;
  /** Search engines show nothing of what it says. */
  noSnippet?: true;
};
