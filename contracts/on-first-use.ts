/**
 * Makes a value when it is first used. For `Intl`: a process's first formatter takes 10 ms, and a phone's longer, which
 * every start would wait for.
 */
export function onFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
