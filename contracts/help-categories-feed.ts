import * as z from 'zod/mini';

const reference = z.object({ type: z.string(), id: z.string() });

/** The help categories feed, JSON:API. `GET /help/categories.json` of the content service. SPEC §3 "Help category". */
export const helpCategoriesFeed = z.object({
  data: z.array(
    z.object({
      type: z.literal('help-categories'),
      id: z.string(),
      attributes: z.object({ 'meta-description': z.string() }),
      relationships: z.object({ articles: z.object({ data: reference }) }),
    }),
  ),
  included: z.array(
    z.object({
      type: z.string(),
      id: z.string(),
      attributes: z.object({
        articles: z.array(z.object({ label: z.string(), link: z.string() })),
      }),
    }),
  ),
});
export type HelpCategoriesFeed = z.infer<typeof helpCategoriesFeed>;

/** One category of the feed with its listed articles resolved; `slug` is the article's path segment. */
export type ListedCategory = {
  id: string;
  metaDescription: string;
  articles: { label: string; slug: string }[];
};
