/**
 * Where a file has fields that its contract doesn't: the site ignores them, so a misspelt optional field would silently
 * do nothing. `read` is what the contract made of `written`.
 */
export function unreadFields(written: unknown, read: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (Array.isArray(written))
    return Array.isArray(read)
      ? written.flatMap((each, nth) => unreadFields(each, read[nth], [...path, nth]))
      : [];
  if (!isObject(written) || !isObject(read)) return [];
  return Object.entries(written).flatMap(([name, each]) => {
    // A field that may be left out may also be null.
    if (each === null) return [];
    return name in read ? unreadFields(each, read[name], [...path, name]) : [[...path, name]];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
