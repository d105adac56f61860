import * as z from 'zod/mini';
import type { SearchResults } from './search.ts';

const standIn = z.object({
  path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/, 'a path: /, then small letters, numbers and hyphens')),
  title: z.string().check(z.minLength(1)),
  /** What a supplier's own page does here, in one sentence. */
  about: z.string(),
  helpLinks: z.array(z.object({ label: z.string(), link: z.string() })),
});
/** The pages of the embedded main site that stand where a supplier's own would be. `GET /main-site/pages.json`. */
export const standInList = z.object({ pages: z.array(standIn) });
export type StandIn = z.infer<typeof standIn>;

/** What was asked of the search page, as typed. `from` is the path where the search began (SPEC §2 "initiated"). */
export type SearchRequest = { term: string; page: number; category: string; exact: boolean; from: string };

/** A page of the embedded main site, before it is drawn. */
export type MainSitePage =
  | { kind: 'home' }
  | { kind: 'not-found' }
  | { kind: 'unavailable' }
  | { kind: 'stand-in'; standIn: StandIn }
  | { kind: 'search'; request: SearchRequest; problem?: string; results?: SearchResults };
