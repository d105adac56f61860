import { sha256 } from '#platform/hash/sha256.ts';

/** A hash to compare posts: equal for equal JSON, whatever the order of its members or its whitespace. */
export function hashRequest(document: unknown): string {
  return sha256(JSON.stringify(sortMembers(document)));
}

function sortMembers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isSorted(value)) return value;
  if (Array.isArray(value)) return value.map(sortMembers);
  // Without a prototype, a member called `__proto__` is like any other.
  const sorted = Object.create(null) as Record<string, unknown>;
  for (const name of Object.keys(value).toSorted())
    sorted[name] = sortMembers(value[name as keyof typeof value]);
  return sorted;
}

/** A parsed lead is sorted already, except for members that its contract doesn't name. */
function isSorted(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isSorted);
  let previous = '';
  for (const name of Object.keys(value)) {
    if (name < previous || !isSorted(value[name as keyof typeof value])) return false;
    previous = name;
  }
  return true;
}
