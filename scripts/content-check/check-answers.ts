import { isPictogramName, pictogramNames } from '../../app/design-system/pictogram/pictogram-names.ts';
import { intentList } from '../../contracts/instant-answers.ts';
import { searchSynonyms } from '../../contracts/search-synonyms.ts';
import { readReference } from '../../clients/content/references/reference.ts';
import { readParts } from '../../services/search/answers/create-intents.ts';
import { createLexicon } from '../../services/search/lexicon.ts';
import { mergeSynonyms, tradeSynonyms } from '../../services/search/synonyms.ts';
import { commonNumbers, valueOf } from './listed-articles.ts';
import { phonesOf } from './check-phones.ts';
import type { Content, Problem } from './read-content.ts';
import { checkRichText } from './rich-text-fields.ts';

const file = 'search/answers.json';

/**
 * Checks the search's answers besides their shape and links: unique ids, existing pictograms, phone numbers given by
 * name unless they are national, and no search that two answers claim. Two searches are the same when the search service
 * reads them alike: 'lost my key' and 'lost key', but not 'switch electric' and 'electric switch'.
 */
export function checkAnswers(content: Content): Problem[] {
  const data = content.data.find((each) => each.file === file);
  const read = intentList.safeParse(data?.value);
  if (!data || !read.success) return [];
  const problems: Problem[] = [];
  const report = (path: PropertyKey[], problem: string) =>
    problems.push({ file, line: data.lineOf(['answers', ...path]), problem });

  const own = searchSynonyms.safeParse(valueOf(content, 'search/synonyms.json'));
  const lexicon = createLexicon(mergeSynonyms(tradeSynonyms, own.data));
  // A number that the brand has is written by its name.
  const unnamed = commonNumbers.filter((number) => !Object.values(phonesOf(content) ?? {}).includes(number));
  const ids = new Set<string>();
  const claimed = new Map<string, string>();
  for (const [nth, { id, step, call, pictogram, searches, urgent = [] }] of read.data.answers.entries()) {
    if (ids.has(id)) report([nth, 'id'], `has two answers called ${id}`);
    ids.add(id);
    for (const problem of checkRichText('step', step)) report([nth, 'step'], problem);
    if (call && readReference(call.number)?.kind !== 'phone' && !unnamed.includes(call.number))
      report(
        [nth, 'call', 'number'],
        `has ${call.number} for a number: write one such as {{phone:powerCut}}, or a national one: ${unnamed.join(', ')}`,
      );
    if (pictogram !== undefined && !isPictogramName(pictogram))
      report([nth, 'pictogram'], `names the pictogram ${pictogram}: there are ${pictogramNames.join(', ')}`);
    const all = [
      ...searches.map((search, place) => [search, ['searches', place]] as const),
      ...urgent.map((search, place) => [search, ['urgent', place]] as const),
    ];
    for (const [search, path] of all) {
      const key = readParts(search, lexicon)
        .map(({ stems }) => stems.join(' '))
        .join(' ');
      const other = claimed.get(key);
      if (key === '') report([nth, ...path], `has ‘${search}’, which says nothing to search for`);
      else if (other !== undefined && other !== id)
        report([nth, ...path], `gives ‘${search}’ to ${id}, but ${other} has the same search`);
      claimed.set(key, other ?? id);
    }
  }
  return problems;
}
