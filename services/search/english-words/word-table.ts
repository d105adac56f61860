/** Words in an ASCII text, found by their letters in either case. */
export type WordTable = {
  /** Adds the word from `start` to before `end` of the text. The same word may be added several times. */
  add: (start: number, end: number) => void;
  /** The offsets at which the text has this lower-case word or, rarely, a longer one that begins with it. */
  find: (word: Uint8Array) => number[];
};

/** The bit that makes an ASCII capital lower case. It turns no other character into a letter. */
const lowerCaseBit = 0x20;

/**
 * A hash table for up to `size` words of a text, with open addressing and linear probing. It stores their offsets only:
 * a Map with the words as strings takes four times the memory.
 */
export function createWordTable(text: Uint8Array, size: number): WordTable {
  // At most half full, so that few words collide. 0 is an empty slot.
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * size + 2)));
  const next = (slot: number) => (slot + 1) % slots.length;
  const isAt = (start: number, word: Uint8Array) =>
    word.every((letter, nth) => ((text[start + nth] ?? 0) | lowerCaseBit) === letter);

  return {
    add(start, end) {
      let slot = hash(text, start, end) % slots.length;
      while (slots[slot]) slot = next(slot);
      slots[slot] = start + 1;
    },
    find(word) {
      const found: number[] = [];
      for (let slot = hash(word, 0, word.length) % slots.length; slots[slot]; slot = next(slot)) {
        const start = (slots[slot] ?? 0) - 1;
        if (isAt(start, word)) found.push(start);
      }
      return found;
    },
  };
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0x811c9dc5;
  for (let at = start; at < end; at += 1) {
    sum = Math.imul(sum ^ ((bytes[at] ?? 0) | lowerCaseBit), 0x01000193);
  }
  return sum >>> 0;
}
