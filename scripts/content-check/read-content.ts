import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticle } from '../../clients/content/article-reader/read-article.ts';
import type { HelpArticle } from '../../contracts/help-article.ts';
import { onceForEach } from './once-for-each.ts';
import { JsonFault, readJsonLines, type JsonWithLines } from './read-json-lines.ts';
import { readTextFile, UnreadableFile } from './read-text-file.ts';

/** A problem, with its line where there is one. */
export type Finding = { line?: number | undefined; problem: string };
export type Problem = Finding & { file: string };
/** An HTML file: an article below help/, or a page. `article` is undefined when it can't be parsed. */
export type PageFile = { file: string; source: string; article: HelpArticle | undefined };
export type DataFile = { file: string; source: string } & JsonWithLines;
export type Content = {
  pages: PageFile[];
  data: DataFile[];
  /** Files that could not be read, or not as they were written. */
  broken: Problem[];
  /** Required files. */
  needs: readonly string[];
  has: (file: string) => boolean;
  /** Files among the articles that are not read; missing if the content comes from a service. */
  otherFiles?: readonly string[];
  /** A file's bytes; missing if the content comes from a service. */
  bytesOf?: (file: string) => Uint8Array | undefined;
};

const needs = [
  'brand.json',
  'header.json',
  'help/categories.json',
  'meter-read/settings.json',
  'media/films/films.json',
  'pages/extra-support.html',
  'pages/deals.html',
];

/** Reads every HTML and JSON file of a content folder. */
export function readContent(dir: string): Content {
  // Passes over names that begin with a dot, such as editors' lock files.
  const find = (pattern: string) => globSync(pattern, { cwd: dir }).toSorted();
  const unreadable: Problem[] = [];
  const texts = (pattern: string) =>
    find(pattern).flatMap((file): TextFile[] => {
      try {
        return [{ file, source: readTextFile(join(dir, file)) }];
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        unreadable.push({ file, problem: error.message });
        return [];
      }
    });
  const read = readTexts(texts('**/*.html'), texts('**/*.json'));
  return {
    ...read,
    broken: [...unreadable, ...read.broken],
    needs,
    otherFiles: find('help/**/*.*').filter((file) => !/\.(?:html|json)$/.test(file)),
    has: (file) => existsSync(join(dir, file)),
    bytesOf: (file) => (existsSync(join(dir, file)) ? readFileSync(join(dir, file)) : undefined),
  };
}

export type TextFile = { file: string; source: string };

const articleIn = onceForEach(readArticle);

/** What a character becomes that can't be read as UTF-8. */
const unreadCharacter = '\uFFFD';

/** Parses documents and data files as the site does, and records what is not UTF-8 or not JSON. */
export function readTexts(pages: TextFile[], data: TextFile[]): Omit<Content, 'needs' | 'has'> {
  const broken = [...pages, ...data].flatMap(({ file, source }): Problem[] => {
    const line = lineOfText(source, unreadCharacter);
    return line === undefined ? [] : [{ file, line, problem: 'is not UTF-8: save or send it as UTF-8' }];
  });
  return {
    pages: pages.map(({ file, source }) => ({ file, source, article: articleIn(source) })),
    data: data.flatMap(({ file, source }) => {
      try {
        const json = readJsonLines(source);
        for (const { name, line } of json.repeated)
          broken.push({
            file,
            line,
            problem: `has ‘${name}’ twice in the same place: only the last is used`,
          });
        return [{ file, source, ...json }];
      } catch (error) {
        if (!(error instanceof JsonFault)) throw error;
        broken.push({ file, line: error.line, problem: `is not JSON: ${error.message}` });
        return [];
      }
    }),
    broken,
  };
}

/** The first line that contains some words. */
export function lineOfText(source: string, ...words: string[]): number | undefined {
  for (const each of words) {
    const at = source.indexOf(each);
    if (at !== -1) return source.slice(0, at).split('\n').length;
  }
  return undefined;
}
