const words =
  'a an the this that these those there here and or but if so as at by for from in into of off on onto to up with ' +
  'about i im ive id me my mine we us our you your youre he she it its they them their who whom whose what whats ' +
  'which when where why how is am are was were be been being isnt arent wasnt do does did doing done dont doesnt ' +
  'didnt have has had having havent hasnt can cant cannot could couldnt will wont would wouldnt shall should may ' +
  'might must not just get got getting go going gone very too much any some all than then next please help need ' +
  'want know tell hi hello';

/** Words too common to be significant. Folded, unstemmed. */
export const stopWords: ReadonlySet<string> = new Set(words.split(' '));

const turns = 'off out up on down gone go going not cant cannot wont dont doesnt too much';

/** Stop words that change what others mean: 'power gone' is not 'power', and 'bill gone up' is not 'bill'. */
export const turningWords: ReadonlySet<string> = new Set(turns.split(' '));

const empty = 'a an the my our your their i im ive me we you is are am was to do for of';

/** Stop words that add nothing to any phrase. */
export const emptyWords: ReadonlySet<string> = new Set(empty.split(' '));
