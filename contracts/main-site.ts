import * as z from 'zod/mini';
import type { InstantAnswer } from './instant-answers.ts';
import type { SearchResults } from './search.ts';

const standIn = z.object({
  path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/, 'a path: /, then small letters, numbers and hyphens')),
  title: z.string().check(z.minLength(1)),
  /** The purpose of the supplier's own page here, in one sentence. */
  about: z.string(),
  helpLinks: z.array(z.object({ label: z.string(), link: z.string() })),
});
/** The pages of the embedded main site, placeholders for a supplier's own. `GET /main-site/pages.json`. */
export const standInList = z.object({ pages: z.array(standIn) });
export type StandIn = z.infer<typeof standIn>;

/** A request to the search page, as typed. `from` is the path where the search began (SPEC §2 "initiated"). */
export type SearchRequest = { term: string; page: number; category: string; exact: boolean; from: string };

/** A page of the embedded main site, before it is rendered. */
export type MainSitePage =
  | { kind: 'home' }
  | { kind: 'not-found' }
  | { kind: 'unavailable' }
  | { kind: 'stand-in'; standIn: StandIn }
  | ({ kind: 'search'; request: SearchRequest } & SearchAnswer);

/** What the search page shows: results; or, without a term to search for, the answers that most people need. */
export type SearchAnswer =
  { results: SearchResults | undefined } | { topAnswers: readonly InstantAnswer[]; problem?: string };
