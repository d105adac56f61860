/** An entry of a list, with its index. */
type Entry<T> = { value: T; at: number };

/**
 * An unordered list for a great many objects that are each removed soon after. A Set would replace its hash table every
 * few entries. In V8, a replaced table refers to the next one: once one is in the old generation, everything that is
 * added later is promoted too (decision 93).
 */
export function createUnorderedList<T>() {
  const entries: Entry<T>[] = [];
  return {
    size: () => entries.length,
    forEach: (visit: (value: T) => void) => entries.forEach(({ value }) => visit(value)),
    /** Returns a function that removes the value, to be called once. */
    add(value: T): () => void {
      const entry = { value, at: entries.length };
      entries.push(entry);
      return () => {
        const last = entries.pop();
        if (!last || last === entry) return;
        last.at = entry.at;
        entries[entry.at] = last;
      };
    },
  };
}
