/** Caches a function's result for each text, because many checks read the same files. */
export function onceForEach<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, { value: Made }>();
  return (text) => {
    const entry = made.get(text) ?? { value: make(text) };
    made.set(text, entry);
    return entry.value;
  };
}
