import { useEffect, useState } from 'react';
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
  const [first] = useState(value);
  const [before, setBefore] = useState<T>();
  useEffect(() => {
    const tab = browserStorage('sessionStorage');
    const state = history.state as EntryState;
    const name = state?.usr?.receipt;
    const stored = typeof name === 'string' ? tab?.getItem(name) : undefined;
    if (stored) setBefore(JSON.parse(stored) as T);
    if (name !== undefined) return;
    const receipt = `${receiptPrefix}${Date.now()}`;
    try {
      tab?.setItem(receipt, JSON.stringify(first));
    } catch {
      // Storage is full: a reload shows what the cookie has.
    }
    history.replaceState({ ...state, usr: { ...state?.usr, receipt } }, '');
  }, [first]);
  return before ?? first;
}
