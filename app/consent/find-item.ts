import type { Consent } from '#contracts/consent.ts';
import type { ItemKind, StoredItem } from './stored-item.ts';
import { storedItems } from './stored-items.ts';

/** The list entry of something stored in the browser; undefined when it isn't listed. */
export function findItem(kind: ItemKind, name: string): StoredItem | undefined {
  return storedItems.find((item) => item.kind === kind && isNamed(item.name, name));
}

/** Whether a stored item belongs to a category that the visitor refuses. An unlisted item isn't ours. */
export function isRefused(consent: Consent, kind: ItemKind, name: string): boolean {
  const category = findItem(kind, name)?.category ?? 'necessary';
  return category !== 'necessary' && !consent[category];
}

function isNamed(pattern: string, name: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  return rest.length > 0 ? name.startsWith(start) : name === pattern;
}
