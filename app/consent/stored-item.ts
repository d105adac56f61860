import type { ConsentCategory } from '#contracts/consent.ts';

export type ItemCategory = 'necessary' | ConsentCategory;
export type ItemKind = 'cookie' | 'session storage' | 'local storage' | 'database' | 'cache';

export type StoredItem = {
  /** The name as stored in the browser; `*` stands for a part that varies. */
  name: string;
  kind: ItemKind;
  category: ItemCategory;
  purpose: string;
  /** The maximum life of a cookie in seconds, or when the item is deleted, in words. */
  life: number | string;
};
