import { ownerKey } from '../../forms/drafts-owner.ts';
import { draftPrefix, receiptPrefix } from '../../forms/tab-storage.ts';

const asideKey = 'drafts-aside';

type Aside = { owner: string; from: string; drafts: Record<string, string> };

/** An opaque name for a signed-in visitor: a digest of their e-mail address. */
export async function nameOwner(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Puts drafts aside when inactivity ends a session: no form shows them until the same visitor is back in this tab.
 * `from` is the page to return to.
 */
export function putDraftsAside(tab: Storage, { owner, from }: { owner: string; from: string }) {
  const names = namesWith(draftPrefix, tab);
  const drafts = Object.fromEntries(names.map((name) => [name, tab.getItem(name) ?? '']));
  for (const name of names) tab.removeItem(name);
  try {
    tab.setItem(asideKey, JSON.stringify({ owner, from, drafts } satisfies Aside));
  } catch {
    // Storage is full; that must not stop the sign-out.
  }
}

/**
 * Call when a visitor signs in: restores what they typed before, unless they have typed something newer, and deletes
 * what another visitor typed. Returns whether any draft was restored.
 */
export function claimDrafts(tab: Storage, owner: string): boolean {
  const aside = readAside(tab);
  const before = tab.getItem(ownerKey);
  if (before !== null && before !== owner) forgetDrafts(tab);
  tab.removeItem(asideKey);
  const back = aside?.owner === owner ? Object.entries(aside.drafts) : [];
  const missing = back.filter(([name]) => tab.getItem(name) === null);
  try {
    tab.setItem(ownerKey, owner);
    for (const [name, draft] of missing) tab.setItem(name, draft);
    return missing.length > 0;
  } catch {
    // Storage is full. Drafts without an owner would be shown to the next customer.
    forgetDrafts(tab);
    return false;
  }
}

/** Deletes this tab's drafts, what it has sent, and their owner: what is typed next has none. Drafts put aside remain. */
export function forgetDrafts(tab: Storage) {
  for (const name of [...namesWith(draftPrefix, tab), ...namesWith(receiptPrefix, tab)]) tab.removeItem(name);
  tab.removeItem(ownerKey);
}

/** What was put aside in this tab: the page to return to, and whether anything was typed. */
export function draftsAside(tab: Storage | undefined): { from: string; isTyped: boolean } | undefined {
  const aside = tab && readAside(tab);
  return aside && { from: aside.from, isTyped: Object.keys(aside.drafts).length > 0 };
}

function namesWith(prefix: string, tab: Storage): string[] {
  const names = Array.from({ length: tab.length }, (_, nth) => tab.key(nth) ?? '');
  return names.filter((name) => name.startsWith(prefix));
}

function readAside(tab: Storage): Aside | undefined {
  try {
    const stored: unknown = JSON.parse(tab.getItem(asideKey) ?? '');
    return isAside(stored) ? stored : undefined;
  } catch {
    // Nothing is stored, or it is damaged: there is nothing to restore.
    return undefined;
  }
}

function isAside(stored: unknown): stored is Aside {
  const { owner, from, drafts } = Object(stored) as Partial<Record<keyof Aside, unknown>>;
  return typeof owner === 'string' && typeof from === 'string' && Object(drafts) === drafts;
}
