/** Caches a function's result for each text, because many checks read the same files. */
export function onceForEach<Value>(make: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, { value: Value }>();
  return (text) => {
    const entry = cache.get(text) ?? { value: make(text) };
    cache.set(text, entry);
    return entry.value;
  };
}
