const key = 'last-activity';

export type LastActivity = {
  /** Milliseconds since 1970, never later than now. */
  read: () => number;
  write: () => void;
  /** Calls back when another tab was used. Returns how to stop. */
  onChange: (react: () => void) => () => void;
};

/**
 * When any tab of this browser was last used: in a storage that all tabs share, so that one which slept reads the truth
 * before it decides. Where the browser refuses storage, each tab knows of itself alone.
 */
export function lastActivity(
  page: EventTarget,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): LastActivity {
  let own = Date.now();
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
      // After a clock was set back, a time to come would keep someone signed in until then.
      own = Math.min(own, now);
      const others = written();
      return others > now ? own : Math.max(own, others);
    },
    write() {
      own = Date.now();
      try {
        storage?.setItem(key, String(own));
      } catch {
        // Full or refused: this tab still knows.
      }
    },
    onChange(react) {
      const look = (event: Event) => (event as StorageEvent).key === key && react();
      page.addEventListener('storage', look);
      return () => page.removeEventListener('storage', look);
    },
  };
}
