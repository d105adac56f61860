import * as z from 'zod/mini';
import { categoryIds, type CategoryId } from './category-ids.ts';

const words = z.string().check(z.minLength(1));

const featured = z.object({
  /** The name of a pictogram of the design system. */
  image: words,
  title: words,
  link: words,
  description: words,
  externalLink: z.boolean(),
});

/** A page of common questions, grouped links and perhaps a featured last article. */
const questionsAndGroups = z.object({
  title: words,
  commonQuestions: z.array(z.extend(featured, { pill: z.optional(words) })),
  allArticlesTitle: words,
  allArticles: z.array(
    z.object({
      title: words,
      articleLinks: z.array(z.object({ label: words, link: words, externalLink: z.boolean() })),
    }),
  ),
  lastArticle: z.optional(featured),
});

/** A page that is one titled list of articles. */
const articleList = z.object({
  articlesTitle: words,
  articles: z.array(z.object({ label: words, path: words, externalLink: z.boolean() })),
});

const everyCategory = z.object({
  mainCategory: z.boolean(),
  title: words,
  description: words,
  /** Where the category's tile leads: into the area, or out to the main site when `externalLink`. */
  link: words,
  cta: words,
  /** The name of a pictogram of the design system. */
  decoration: words,
  externalLink: z.boolean(),
  ctaItems: z.array(z.object({ title: words, description: words, button: words, path: words })),
});

const listed = z.extend(everyCategory, { newLayout: z.literal(false), categoryData: articleList });
const definition = z.discriminatedUnion('newLayout', [
  z.extend(everyCategory, { newLayout: z.literal(true), categoryData: questionsAndGroups }),
  listed,
]);

/** The definition of a category page. SPEC §3 "Built-in category definition". */
export type DefinedCategory = z.infer<typeof definition>;

/**
 * Definitions of category pages, each replacing the built-in one. `GET /help/category-pages.json` of the content
 * service; 404 when it has none. Emergencies has its own page, which shows a list (SPEC §2).
 */
export const categoryPages = z.object({
  ...(Object.fromEntries(categoryIds.map((id) => [id, z.optional(definition)])) as Record<
    Exclude<CategoryId, 'emergencies'>,
    z.ZodMiniOptional<typeof definition>
  >),
  emergencies: z.optional(listed),
});
export type CategoryPages = z.infer<typeof categoryPages>;
