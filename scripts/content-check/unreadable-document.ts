import { findArticleParts } from '../../clients/content/article-reader/find-article-parts.ts';
import { isWholeDocument } from '../../clients/content/article-reader/is-whole-document.ts';
import { lineOfText, type Finding } from './read-content.ts';
import { parseSource } from './parse-source.ts';

/** Explains why a document can't be parsed as an article or page. */
export function whyUnreadable(source: string): Finding {
  if (!isWholeDocument(source))
    return { line: source.trimEnd().split('\n').length, problem: 'breaks off: it must end with </html>' };
  const { title, panel } = findArticleParts(parseSource(source));
  if (title === '') return { line: lineOfText(source, '<title', '<head'), problem: 'has no <title>' };
  if (!panel) return { line: lineOfText(source, '<body'), problem: 'has no <div class="content-panel">' };
  return {
    line: lineOfText(source, 'content-panel', 'nucleus-content'),
    problem: 'has no text that can be shown in its content panel',
  };
}
