import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { articlePath } from '../../app/area-href.ts';
import { pagesBelowCategories } from '../../app/help-content/categories/pages-below-categories.ts';
import { slugForm } from '../../contracts/article-slug.ts';
import { isCategoryId } from '../../contracts/category-ids.ts';
import { helpCategoriesFeed, type HelpCategoriesFeed } from '../../contracts/help-categories-feed.ts';
import { JsonFault, readJsonLines } from '../content-check/read-json-lines.ts';
import { articleTemplate } from './article-template.ts';
import { noCategory } from './no-category.ts';

type NewArticle = {
  contentDir: string;
  category: string;
  slug: string;
  title: string;
  /** ISO day of its first review. */
  today: string;
  /** Written, and not listed: only a preview link shows it. */
  isDraft: boolean;
};

/** The file that was written, or what is wrong with the request. */
export type Outcome = { ok: true; file: string } | { ok: false; message: string };

/** Longer slugs work too, but a short address is easier to read and to pass on. */
const longestNewSlug = 60;
/** The page's heading, a browser tab and a line of search results have room for this. */
const longestTitle = 65;
const feedFile = 'help/categories.json';

/** Writes a new article's file and lists it in `help/categories.json`. Nothing is written unless both can be. */
export function writeNewArticle(article: NewArticle): Outcome {
  const { contentDir, category, slug, title, isDraft } = article;
  if (!isCategoryId(category)) return wrong(noCategory(category));
  if (!slugForm.test(slug) || slug.length > longestNewSlug)
    return wrong(
      `‘${slug}’ can’t be an address: use lower-case letters, digits and single hyphens, ${longestNewSlug} characters at most.`,
    );
  if (title.trim() === '' || title.length > longestTitle)
    return wrong(`The title needs 1 to ${longestTitle} characters, and has ${title.trim().length}.`);
  if (pagesBelowCategories.some((page) => page === articlePath(category, slug)))
    return wrong(`${articlePath(category, slug)} is a page of the area: give the article another slug.`);
  const { feed, fault } = readFeed(join(contentDir, feedFile));
  if (fault) return wrong(`${feedFile}:${fault.line}: is not JSON: ${fault.message}`);
  const listed = feed && articlesOf(feed, category);
  if (!listed) return wrong(`${feedFile} has no list of articles for ${category}.`);
  const file = `help/${category}/${slug}.html`;
  const path = join(contentDir, file);
  if (existsSync(path)) return wrong(`${file} is already there.`);
  const taken = listed.find(({ link, label }) => link === slug || label === title);
  if (taken) return wrong(`${feedFile} already lists ‘${taken.label}’ (${taken.link}) in ${category}.`);

  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, articleTemplate(article), { flag: 'wx' });
  if (!isDraft) {
    listed.push({ label: title, link: slug });
    writeFileSync(join(contentDir, feedFile), `${JSON.stringify(feed, null, 2)}\n`);
  }
  return { ok: true, file };
}

/** The feed with all its fields, also those that the site doesn't read; none when it isn't one. */
function readFeed(path: string): { feed?: HelpCategoriesFeed; fault?: JsonFault } {
  if (!existsSync(path)) return {};
  try {
    const { value } = readJsonLines(readFileSync(path, 'utf8'));
    return helpCategoriesFeed.safeParse(value).success ? { feed: value as HelpCategoriesFeed } : {};
  } catch (problem) {
    if (problem instanceof JsonFault) return { fault: problem };
    throw problem;
  }
}

function articlesOf({ data, included }: HelpCategoriesFeed, category: string) {
  const list = data.find(({ id }) => id === category)?.relationships.articles.data;
  return included.find(({ type, id }) => type === list?.type && id === list.id)?.attributes.articles;
}

function wrong(message: string): Outcome {
  return { ok: false, message };
}
