import { useEffect, useRef, useState } from 'react';
import { browserStorage } from './browser-storage.ts';
import { lastActivity } from './last-activity.ts';
import { watchInactivity } from './watch-inactivity.ts';

/**
 * Watches a signed-in session for inactivity. Returns the seconds left while the warning shows, and a function that
 * keeps the visitor signed in. `onEnd` must be stable.
 */
export function useInactivity(isSignedIn: boolean, onEnd: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const stay = useRef(() => {});
  const [last] = useState(() => lastActivity(window, browserStorage('localStorage')));
  const isOpened = useRef(false);
  useEffect(() => {
    // Nothing is stored for visitors who are not signed in.
    if (!isSignedIn) return;
    // Opening a page is activity. Finding the session again after a lost connection is not.
    if (!isOpened.current) last.write();
    isOpened.current = true;
    const watch = watchInactivity({ page: window, last, onWarn: setSecondsLeft, onEnd });
    stay.current = watch.stay;
    return () => {
      watch.stop();
      setSecondsLeft(undefined);
    };
  }, [isSignedIn, last, onEnd]);
  return { secondsLeft, stay: () => stay.current() };
}
