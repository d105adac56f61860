import type { Lexicon } from '../lexicon.ts';
import { stopWords } from '../stop-words.ts';

type Word = { folded: string; stem: string };

/** In front of a thing this word describes the thing: an 'electric bike' isn't the electricity. */
const describing = 'electric';

/** Nouns in front of which it still means the electricity. */
const supply = 'supply power mains network grid fault problem trouble failure';
/** Words that say when, where, how or what happened. There are few of these, and any number of things. */
const when =
  'again already always today tonight tomorrow yesterday now still since while during before after until';
const where = 'upstairs downstairs outside inside indoors everywhere near across around through back away';
const how = 'also both even ever half hardly never no nothing nor only quite twice whole yet because without';
const happened =
  'blew blown broke broken came come comes coming cut cuts died fails fell goes keep keeps seems shows stays stop ' +
  'stops trip trips tripping turns went working works';
const noThings = new Set([supply, when, where, how, happened].flatMap((words) => words.split(' ')));

/**
 * The stem of the thing that an 'electric' at this place describes, 'bike' in 'electric bike' and 'towel' in 'electric
 * heated towel rail'; undefined where the electricity itself is meant, as in 'electric has gone'.
 */
export function describedThing(words: readonly Word[], place: number, { stem }: Lexicon): string | undefined {
  if (words[place]?.stem !== stem(describing)) return undefined;
  const next = words.slice(place + 1).find(({ folded }) => !/..ed$/.test(folded) || stem(folded) === folded);
  return next && isThing(next.folded) ? next.stem : undefined;
}

function isThing(folded: string): boolean {
  return !stopWords.has(folded) && !noThings.has(folded) && !/\d|..ly$/.test(folded);
}
