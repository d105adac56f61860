import { useEffect, useState } from 'react';

/** Where React Router stores the state of one entry of a tab's history. */
type EntryState = { usr?: { told?: unknown } | null } | null;

/**
 * The first value that this tab received at this history entry, across reloads: the cookie behind the value is shared
 * by all tabs, and another tab may have sent a form since.
 */
export function useHistorySnapshot<T>(value: T): T {
  const [first] = useState(value);
  const [before, setBefore] = useState<T>();
  useEffect(() => {
    const state = history.state as EntryState;
    const stored = state?.usr?.told as T | undefined;
    if (stored) setBefore(stored);
    else history.replaceState({ ...state, usr: { ...state?.usr, told: first } }, '');
  }, [first]);
  return before ?? first;
}
