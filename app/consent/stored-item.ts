import type { ConsentCategory } from '#contracts/consent.ts';

export type ItemCategory = 'necessary' | ConsentCategory;
export type ItemKind = 'cookie' | 'session storage' | 'local storage' | 'database';

export type StoredItem = {
  /** As it stands in the browser; `*` stands for a part that differs. */
  name: string;
  kind: ItemKind;
  category: ItemCategory;
  purpose: string;
  /** Seconds that a cookie lives at the most, or in words what ends it. */
  life: number | string;
};
