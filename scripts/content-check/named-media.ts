/** Every path below media/ that a data file or an article's text names, each once. */
export function mediaNamedIn(value: unknown): string[] {
  // As data files name them, and as an article's reader has made them, alone or in a list of sizes.
  const named = (JSON.stringify(value) ?? '').matchAll(/(?:[" ,]|\/help-and-support)\/(media\/[\w./-]+)/g);
  return [...new Set([...named].map(([, path = '']) => path))];
}
