import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticle } from '../../clients/content/article-reader/read-article.ts';
import type { HelpArticle } from '../../contracts/help-article.ts';

export type Problem = { file: string; problem: string };
/** An HTML file: an article below help/, or a page. `article` is undefined when it can't be read as one. */
export type PageFile = { file: string; source: string; article: HelpArticle | undefined };
export type DataFile = { file: string; value: unknown };
export type Content = {
  dir: string;
  pages: PageFile[];
  data: DataFile[];
  broken: Problem[];
  has: (file: string) => boolean;
};

/** Reads every HTML and JSON file of a content folder. */
export function readContent(dir: string): Content {
  const broken: Problem[] = [];
  const find = (pattern: string) => globSync(pattern, { cwd: dir }).toSorted();
  const text = (file: string) => readFileSync(join(dir, file), 'utf8');
  const pages = find('**/*.html').map((file) => {
    const source = text(file);
    return { file, source, article: readArticle(source) };
  });
  const data = find('**/*.json').flatMap((file) => {
    try {
      const value: unknown = JSON.parse(text(file));
      return [{ file, value }];
    } catch (error) {
      broken.push({ file, problem: `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}` });
      return [];
    }
  });
  return { dir, pages, data, broken, has: (file) => existsSync(join(dir, file)) };
}
