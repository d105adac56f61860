/**
 * Creates a value when it is first used. For `Intl`: a process's first formatter takes 10 ms, and a phone's longer, which
 * every start would wait for.
 */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
