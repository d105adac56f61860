import { findArticleParts } from '../../clients/content/article-reader/find-article-parts.ts';
import { isWholeDocument } from '../../clients/content/article-reader/is-whole-document.ts';
import {
  deepestNesting,
  longestMarkup,
  mostElements,
  parseDocument,
} from '../../clients/content/rich-text/parse-within-bounds.ts';
import { lineOfText, type Finding } from './read-content.ts';
import { parseSource } from './parse-source.ts';

const [characters, elements, levels] = [longestMarkup, mostElements, deepestNesting].map((limit) =>
  limit.toLocaleString('en-GB'),
);
const beyondLimits =
  'is too long, too deeply nested or has too many tags that are not closed: ' +
  `the site reads ${characters} characters, ${elements} elements and ${levels} levels at most`;

/** Explains why a document can't be parsed as an article or page. */
export function whyUnreadable(source: string): Finding {
  if (!isWholeDocument(source))
    return { line: source.trimEnd().split('\n').length, problem: 'breaks off: it must end with </html>' };
  if (!parseDocument(source)) return { problem: beyondLimits };
  const { title, panel } = findArticleParts(parseSource(source));
  if (title === '') return { line: lineOfText(source, '<title', '<head'), problem: 'has no <title>' };
  if (!panel) return { line: lineOfText(source, '<body'), problem: 'has no <div class="content-panel">' };
  return {
    line: lineOfText(source, 'content-panel', 'nucleus-content'),
    problem: 'has no text that can be shown in its content panel',
  };
}
