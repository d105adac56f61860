/** Words in a text of ASCII, found by their letters in either case. */
export type WordTable = {
  /** A word that lies in the text from `start` to before `end`. Each may be added several times. */
  add: (start: number, end: number) => void;
  /** Where each word with these letters in lower case begins, and also some longer ones. */
  find: (word: Uint8Array) => number[];
};

/** Sets letters to lower case, and leaves no other character a letter. */
const lowerCase = 0x20;

/**
 * A hash table for up to `size` words of a text. It holds only where they begin: a Map of the words themselves takes eight times the
 * memory.
 */
export function createWordTable(text: Uint8Array, size: number): WordTable {
  // Twice as many, so that few words have to move on to the next place. 0 is a free place.
  const places = new Uint32Array(2 ** Math.ceil(Math.log2(2 * size + 2)));
  const next = (place: number) => (place + 1) % places.length;
  const isAt = (start: number, word: Uint8Array) =>
    word.every((letter, nth) => ((text[start + nth] ?? 0) | lowerCase) === letter);

  return {
    add(start, end) {
      let place = hash(text, start, end) % places.length;
      while (places[place]) place = next(place);
      places[place] = start + 1;
    },
    find(word) {
      const found: number[] = [];
      for (let place = hash(word, 0, word.length) % places.length; places[place]; place = next(place)) {
        const start = (places[place] ?? 0) - 1;
        if (isAt(start, word)) found.push(start);
      }
      return found;
    },
  };
}

/** FNV-1a, of 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0x811c9dc5;
  for (let at = start; at < end; at += 1) sum = Math.imul(sum ^ ((bytes[at] ?? 0) | lowerCase), 0x01000193);
  return sum >>> 0;
}
