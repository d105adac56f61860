import * as z from 'zod/mini';
import type { InstantAnswer } from './instant-answers.ts';
import { ringTopics } from './ring-topics.ts';
import type { SearchResults } from './search.ts';

/** A part of a page: rich text, or a list of it, under a heading. */
const section = z.object({
  heading: z.string().check(z.minLength(1)),
  text: z.optional(z.string()),
  list: z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1))),
});

const infoPage = z.object({
  path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/, 'a path: /, then small letters, numbers and hyphens')),
  title: z.string().check(z.minLength(1)),
  /** What a visitor can do or learn here, in a sentence or two. */
  about: z.string(),
  /** What visitors of this page ring about: the page shows that line, its hours and what to have to hand. */
  ring: z.optional(z.enum(ringTopics)),
  sections: z.optional(z.array(section)),
  /** Whether it gives the address for letters. */
  showsAddress: z.optional(z.boolean()),
  helpLinks: z.array(z.object({ label: z.string(), link: z.string() })),
});
/** The pages of the embedded main site. `GET /main-site/pages.json`. */
export const infoPageList = z.object({ pages: z.array(infoPage) });
export type InfoPage = z.infer<typeof infoPage>;

/** A request to the search page, as typed. `from` is the path where the search began (SPEC §2 "initiated"). */
export type SearchRequest = { term: string; page: number; category: string; exact: boolean; from: string };

/** A page of the embedded main site, before it is rendered. */
export type MainSitePage =
  | { kind: 'home' }
  | { kind: 'not-found' }
  | { kind: 'unavailable' }
  | { kind: 'info'; info: InfoPage }
  | ({ kind: 'search'; request: SearchRequest } & SearchAnswer);

/** What the search page shows: results; or, without a term to search for, the answers that most people need. */
export type SearchAnswer =
  | { results: SearchResults | undefined }
  | { topAnswers: readonly InstantAnswer[]; problem?: string };
