import { lastActivityKey as key, writeActivity } from './write-activity.ts';

export type LastActivity = {
  /** Milliseconds since 1970, never later than now. */
  read: () => number;
  write: () => void;
  /** Calls `react` when another tab is used. Returns a function that stops this. */
  onChange: (react: () => void) => () => void;
};

/**
 * When any tab of this browser was last used. The time is in a storage shared by all tabs, so a tab that slept reads
 * the true value before it decides. Where the browser refuses storage, each tab knows only its own activity.
 */
export function lastActivity(
  page: EventTarget,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  /** When this page was opened: the tab may have slept since. */
  openedAt = Date.now(),
): LastActivity {
  let own = openedAt;
  const written = () => {
    try {
      return Number(storage?.getItem(key)) || 0;
    } catch {
      return 0;
    }
  };
  return {
    read() {
      const now = Date.now();
      // If the clock was set back, a stored time in the future would keep the visitor signed in until then.
      own = Math.min(own, now);
      const others = written();
      return others > now ? own : Math.max(own, others);
    },
    write() {
      own = Date.now();
      writeActivity(storage, own);
    },
    onChange(react) {
      const onStorage = (event: Event) => (event as StorageEvent).key === key && react();
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}
