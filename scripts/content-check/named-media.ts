/** Every path below media/ that a data file or an article's text refers to, each once. */
export function mediaNamedIn(value: unknown): string[] {
  // As data files write them, and as they appear in parsed articles, alone or in a list of sizes.
  const named = (JSON.stringify(value) ?? '').matchAll(/(?:[" ,]|\/help-and-support)\/(media\/[\w./-]+)/g);
  return [...new Set([...named].map(([, path = '']) => path))];
}
