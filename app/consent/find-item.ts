import type { Consent } from '#contracts/consent.ts';
import type { ItemKind, StoredItem } from './stored-item.ts';
import { storedItems } from './stored-items.ts';

/** What the list says of something that a browser keeps; undefined when it isn't listed. */
export function findItem(kind: ItemKind, name: string): StoredItem | undefined {
  return storedItems.find((item) => item.kind === kind && isNamed(item.name, name));
}

/** Whether something that a browser keeps is of a category that its visitor refuses. What isn't listed isn't ours. */
export function isRefused(consent: Consent, kind: ItemKind, name: string): boolean {
  const category = findItem(kind, name)?.category ?? 'necessary';
  return category !== 'necessary' && !consent[category];
}

/** The names of the cookies in a Cookie header or `document.cookie`. */
export function cookieNames(cookies: string): string[] {
  const names = cookies.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return names.filter((name) => name !== '');
}

function isNamed(pattern: string, name: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  return rest.length > 0 ? name.startsWith(start) : name === pattern;
}
