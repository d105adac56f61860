import { sha256 } from '#platform/hash/sha256.ts';

/** Compares posts: equal for equal JSON, whatever the order of its members or its whitespace. */
export function hashRequest(document: unknown): string {
  return sha256(JSON.stringify(document, inOrder));
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
