/**
 * Makes a value when it is first used. For `Intl`: a process's first formatter takes 10 ms, and a phone's longer, which
 * every start would wait for.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
