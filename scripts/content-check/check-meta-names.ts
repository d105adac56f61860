import {
  articleMetaNames,
  findArticleParts,
} from '../../clients/content/article-reader/find-article-parts.ts';
import { parseSource } from './parse-source.ts';
import { lineOfText, type Content, type Problem } from './read-content.ts';

/** The HTML standard's, for browsers and search engines: an editor's tool may write them. */
const standardNames = [
  'application-name',
  'author',
  'color-scheme',
  'generator',
  'referrer',
  'robots',
  'theme-color',
  'viewport',
];
const known = new Set([...articleMetaNames, ...standardNames]);

/**
 * Meta names of articles that nothing reads: an urgent article whose `call` is misspelt would silently become an ordinary
 * one. Like the fields of data files, they are checked in an editor's files only: a content service may serve other
 * clients too.
 */
export function checkMetaNames({ pages }: Content): Problem[] {
  return pages.flatMap(({ file, source }) =>
    [...findArticleParts(parseSource(source)).meta.keys()]
      .filter((name) => !known.has(name))
      .map((name) => ({
        file,
        line: lineOfText(source, `name="${name}"`, `name='${name}'`),
        problem: `has the meta name ‘${name}’, which nothing reads: the names are ${articleMetaNames.join(', ')}`,
      })),
  );
}
