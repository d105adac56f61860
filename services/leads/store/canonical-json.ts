/** The same text for equal JSON, whatever the order of its members or its whitespace. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortMembers(value));
}

function sortMembers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortMembers);
  const names = Object.keys(value).toSorted();
  // Without a prototype, `__proto__` is a member like any other. Usual objects are faster to fill and to stringify.
  const sorted: Record<string, unknown> = names.includes('__proto__') ? Object.create(null) : {};
  for (const name of names) sorted[name] = sortMembers(value[name as keyof typeof value]);
  return sorted;
}
