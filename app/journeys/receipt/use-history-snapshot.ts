import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { browserStorage } from '../../account/session/browser-storage.ts';
import { receiptPrefix } from '../../forms/tab-storage.ts';

/** Where React Router stores the state of one entry of a tab's history. */
type EntryState = { usr?: { receipt?: unknown } | null } | null;

/**
 * The first value that this tab received at this history entry, across reloads: the cookie behind the value is shared
 * by all tabs, and another tab may have sent a form since. The entry names an item of this tab's storage, since a
 * sign-out can delete that (`forgetDrafts`) but not an entry.
 */
export function useHistorySnapshot<T>(value: T): T {
  const { key } = useLocation();
  const [first, setFirst] = useState({ key, value });
  // Another entry of the same page: React renders again at once.
  if (first.key !== key) setFirst({ key, value });
  const [before, setBefore] = useState<typeof first>();
  useEffect(() => {
    const tab = browserStorage('sessionStorage');
    const state = history.state as EntryState;
    const name = state?.usr?.receipt;
    const stored = typeof name === 'string' ? tab?.getItem(name) : undefined;
    if (stored) setBefore({ key: first.key, value: JSON.parse(stored) as T });
    if (name !== undefined) return;
    const receipt = `${receiptPrefix}${Date.now()}`;
    try {
      tab?.setItem(receipt, JSON.stringify(first.value));
    } catch {
      // Storage is full: a reload shows what the cookie has.
    }
    history.replaceState({ ...state, usr: { ...state?.usr, receipt } }, '');
  }, [first]);
  return before?.key === key ? before.value : first.value;
}
