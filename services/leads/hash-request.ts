import { createHash } from 'node:crypto';

/** Tells whether two posts are the same: equal for equal JSON, whatever the order of its members or its spaces. */
export function hashRequest(document: unknown): string {
  return createHash('sha256').update(JSON.stringify(document, inOrder)).digest('base64url');
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
