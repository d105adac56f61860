import { findArticleParts } from '../../clients/content/article-reader/find-article-parts.ts';
import { callOf } from '../../clients/content/article-reader/put-action-first.ts';
import type { HelpArticle } from '../../contracts/help-article.ts';
import { lineOfText, type Finding } from './read-content.ts';
import { parseSource } from './parse-source.ts';

/** What fits on one line below the number, on a phone. */
const longestNote = 44;

/** Checks that an article which names a number to call begins as an urgent one does. Decision 55. */
export function checkUrgent(source: string, { isUrgent }: HelpArticle): Finding[] {
  const { meta } = findArticleParts(parseSource(source));
  const [call, note] = [meta.get('call'), meta.get('call-note') ?? ''];
  const [onCall, onNote] = ['name="call"', 'name="call-note"'].map((words) => lineOfText(source, words));
  if (call === undefined)
    return note === ''
      ? []
      : [{ line: onNote, problem: 'has a call-note, but no call: the note is not shown' }];
  if (!callOf(meta))
    return [{ line: onCall, problem: `has the call ‘${call}’: write a number’s name, as powerCut` }];
  if (!isUrgent)
    return [
      {
        line: onCall,
        problem:
          'names a number to call, so its text must begin with one paragraph and then <ol class="steps">',
      },
    ];
  if (note.length <= longestNote) return [];
  return [
    {
      line: onNote,
      problem: `has a call-note of ${note.length} characters: up to ${longestNote} fit below the number`,
    },
  ];
}
