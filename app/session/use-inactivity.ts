import { useEffect, useRef, useState } from 'react';
import { browserStorage } from './browser-storage.ts';
import { lastActivity } from './last-activity.ts';
import { watchInactivity } from './watch-inactivity.ts';

/** Watches a signed-in visit for inactivity: the seconds left while it warns, and how to stay. `onEnd` is one for all renders. */
export function useInactivity(isSignedIn: boolean, onEnd: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const stay = useRef(() => {});
  const [last] = useState(() => lastActivity(window, browserStorage('localStorage')));
  const isOpened = useRef(false);
  useEffect(() => {
    // Of who is not signed in nothing is written.
    if (!isSignedIn) return;
    // Opening a page is activity; a session that is found again after a lost line is none.
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
