import { useEffect, useState } from 'react';

/** Where React Router keeps what belongs to one entry of a tab's history. */
type EntryState = { usr?: { told?: unknown } | null } | null;

/**
 * What this tab was told first at this place of its history, over reloads too: the cookie that tells it is one for all
 * tabs, and another may have sent a form since.
 */
export function useToldHere<T>(told: T): T {
  const [first] = useState(told);
  const [before, setBefore] = useState<T>();
  useEffect(() => {
    const state = history.state as EntryState;
    const kept = state?.usr?.told as T | undefined;
    if (kept) setBefore(kept);
    else history.replaceState({ ...state, usr: { ...state?.usr, told: first } }, '');
  }, [first]);
  return before ?? first;
}
