import { isPictogramName, pictogramNames } from '../../app/design-system/pictogram/pictogram-names.ts';
import {
  articlePlace,
  isShown,
  picturesOf,
  placedArticles,
} from '../../app/help-content/categories/show-listed.ts';
import { categoryIds, isCategoryId } from '../../contracts/category-ids.ts';
import { definitionsInForce, ownDefinitions } from './category-definitions.ts';
import { listedCategories } from './listed-articles.ts';
import { lineOfText, type Content, type DataFile, type Problem } from './read-content.ts';

const feedFile = 'help/categories.json';

/** Checks an editor's own definitions: their categories and drawings must exist. */
export function checkDefinitions(content: Content): Problem[] {
  const file = content.data.find((data) => data.file === ownDefinitions);
  const unknownPictures = definitionsInForce(content)
    .filter((definition) => definition.file === ownDefinitions)
    .flatMap(({ id, page, lineOf }) =>
      picturesOf(page)
        .filter((name) => !isPictogramName(name))
        .map((name) => ({
          file: ownDefinitions,
          line: file ? lineFrom(file, lineOf([id]), JSON.stringify(name)) : undefined,
          problem: `shows ‘${name}’ in ${id}, which is no drawing: there are ${pictogramNames.join(', ')}`,
        })),
    );
  return [...(file ? unknownCategories(file) : []), ...unknownPictures];
}

function unknownCategories({ file, value, lineOf }: DataFile): Problem[] {
  return Object.keys(typeof value === 'object' && value !== null ? value : {})
    .filter((id) => !isCategoryId(id))
    .map((id) => ({ file, line: lineOf([id]), problem: `defines ‘${id}’: ${noSuchCategory}` }));
}

const noSuchCategory = `the categories are ${categoryIds.join(', ')}`;

/**
 * Reports where the feed and the definitions differ. Visitors still get a usable page, so these are notes: articles
 * in a group of their own, articles left out, categories that have no page.
 */
export function notesOnCategories(content: Content): Problem[] {
  const listed = listedCategories(content);
  const feed = content.data.find(({ file }) => file === feedFile);
  if (!listed || !feed) return [];
  const definitions = definitionsInForce(content);
  return [
    ...listed
      .filter(({ id }) => !isCategoryId(id))
      .map(({ id }) => ({
        file: feedFile,
        line: lineOfText(feed.source, `"id": "${id}"`, `"${id}"`),
        problem: `lists ‘${id}’, which is not shown: ${noSuchCategory}`,
      })),
    ...definitions.flatMap(({ id, page }) => {
      const placed = placedArticles(id, page);
      const articles = listed.find((category) => category.id === id)?.articles ?? [];
      return articles
        .filter(({ slug }) => !placed.has(slug))
        .map(({ slug, label }) => ({
          file: feedFile,
          line: lineOfText(feed.source, `"link": "${slug}"`, `"${slug}"`),
          problem: `lists ‘${label}’, which no definition places: ${id} shows it under ‘More articles’`,
        }));
    }),
    ...definitions.flatMap(({ id, page, file, lineOf }) =>
      linksWithPlaces(page, [id])
        .filter(({ link }) => articlePlace(link) && !isShown(link, listed))
        .map(({ link, path }) => ({
          file,
          line: lineOf(path),
          problem: `places ${link} in ${id}, which ${feedFile} does not list: it is not shown`,
        })),
    ),
  ];
}

/** Every link of a definition with its place. */
function linksWithPlaces(value: unknown, path: PropertyKey[]): { link: string; path: PropertyKey[] }[] {
  if (typeof value === 'string')
    return path.at(-1) === 'link' || path.at(-1) === 'path' ? [{ link: value, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    linksWithPlaces(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** The first line, from a given line on, that contains some words. */
function lineFrom({ source }: DataFile, first: number, words: string): number {
  const found = source.split('\n').findIndex((line, index) => index + 1 >= first && line.includes(words));
  return found === -1 ? first : found + 1;
}
