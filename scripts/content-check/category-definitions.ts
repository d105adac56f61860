import { readFileSync } from 'node:fs';
import { categoryIds, type CategoryId } from '../../contracts/category-ids.ts';
import { categoryPages, type DefinedCategory } from '../../contracts/category-pages.ts';
import type { Content } from './read-content.ts';
import { readJsonLines, type JsonWithLines } from './read-json-lines.ts';

/** The file of an editor's own definitions, and that of the built-in ones. */
export const ownDefinitions = 'help/category-pages.json';
export const builtInFile = 'app/help-content/categories/built-in-pages.json';

/** The definition of a category that is used, and where it is written. */
type InForce = { id: CategoryId; page: DefinedCategory; file: string; lineOf: JsonWithLines['lineOf'] };

/** The definitions that are used; none where the editor's own can't be read, which is reported separately. */
export function definitionsInForce(content: Pick<Content, 'data' | 'broken'>): InForce[] {
  if (content.broken.some(({ file }) => file === ownDefinitions)) return [];
  const data = content.data.find(({ file }) => file === ownDefinitions);
  const own = categoryPages.safeParse(data?.value ?? {});
  if (!own.success) return [];
  const builtIn = readBuiltIn();
  return categoryIds.map((id) => {
    const page = own.data[id];
    return data && page
      ? { id, page, file: ownDefinitions, lineOf: data.lineOf }
      : { id, page: builtIn.pages[id], file: builtInFile, lineOf: builtIn.lineOf };
  });
}

function readBuiltIn() {
  const source = readFileSync(new URL(`../../${builtInFile}`, import.meta.url), 'utf8');
  const { value, lineOf } = readJsonLines(source);
  return { pages: value as Record<CategoryId, DefinedCategory>, lineOf };
}
