import * as z from 'zod/mini';

const listType = 'help-articles';
const reference = z.object({ type: z.string(), id: z.string() });

const articleList = z.object({
  type: z.string(),
  id: z.string(),
  attributes: z.object({ articles: z.array(z.object({ label: z.string(), link: z.string() })) }),
});

/** The help categories feed, JSON:API. `GET /help/categories.json` of the content service. SPEC §3 "Help category". */
export const helpCategoriesFeed = z.object({
  data: z.array(
    z.object({
      type: z.literal('help-categories'),
      id: z.string(),
      attributes: z.object({ 'meta-description': z.string() }),
      /** Null or absent: the category has no articles. */
      relationships: z.object({ articles: z.object({ data: z.optional(z.nullable(reference)) }) }),
    }),
  ),
  included: z.array(z.pipe(z.transform(emptyUnlessList), articleList)),
});
export type HelpCategoriesFeed = z.infer<typeof helpCategoriesFeed>;

/** JSON:API lets a server include resources of other types: they are read as lists without articles. */
function emptyUnlessList(included: unknown): unknown {
  const { type } = z.object({ type: z.string() }).safeParse(included).data ?? {};
  return type === undefined || type === listType ? included : { type, id: '', attributes: { articles: [] } };
}

/** One category of the feed with its listed articles resolved; `slug` is the article's path segment. */
export type ListedCategory = {
  id: string;
  metaDescription: string;
  articles: { label: string; slug: string }[];
};
