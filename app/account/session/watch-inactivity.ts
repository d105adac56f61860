import { activities } from './activities.ts';
import type { LastActivity } from './last-activity.ts';
import { activityDebounceMs, countdownEveryMs, inactivityMs, warningMs } from './session-timers.ts';

/** Events after which a window that slept must check the clock, before anything counts as activity. */
const wakings = ['focus', 'visibilitychange', 'pageshow'];
const capture = { capture: true, passive: true } as const;

type WatchInactivity = {
  /** The window whose events count as activity. */
  page: EventTarget;
  last: LastActivity;
  /** Called each second with the seconds left; undefined when there is nothing to warn of. */
  onWarn: (secondsLeft: number | undefined) => void;
  /** Called once, when the time is up. */
  onEnd: () => void;
};

/**
 * Watches for inactivity across tabs: warns two minutes before the end and ends after 15 minutes. SPEC §4, §9. Any
 * activity closes the warning and restarts the time, in all tabs.
 */
export function watchInactivity({ page, last, onWarn, onEnd }: WatchInactivity) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isWarning = false;
  const hasMoved = pointerMovement();
  const leftMs = () => last.read() + inactivityMs - Date.now();

  function check() {
    clearTimeout(timer);
    const left = leftMs();
    if (left <= 0) {
      stop();
      onEnd();
      return;
    }
    const wasWarning = isWarning;
    isWarning = left <= warningMs;
    if (isWarning) onWarn(Math.ceil(left / 1_000));
    else if (wasWarning) onWarn(undefined);
    timer = setTimeout(check, isWarning ? Math.min(countdownEveryMs, left) : left - warningMs);
  }

  function stay() {
    clearTimeout(pause);
    last.write();
    check();
  }

  function noteActivity(event: Event) {
    const left = leftMs();
    if (left <= 0) return check();
    if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return;
    clearTimeout(pause);
    // In the last second activity counts at once, so that no visitor is signed out in the middle of a movement.
    if (left <= countdownEveryMs) stay();
    else pause = setTimeout(stay, activityDebounceMs);
  }

  const stopListening = last.onChange(check);
  for (const name of wakings) page.addEventListener(name, check, capture);
  for (const name of activities) page.addEventListener(name, noteActivity, capture);
  check();

  function stop() {
    clearTimeout(timer);
    clearTimeout(pause);
    stopListening();
    for (const name of wakings) page.removeEventListener(name, check, capture);
    for (const name of activities) page.removeEventListener(name, noteActivity, capture);
  }
  return { stay, stop };
}

/** Whether a pointer moved at all: browsers also fire events for a resting one, when the page changes below it. */
function pointerMovement() {
  let place = '';
  return ({ screenX, screenY }: PointerEvent) => {
    const before = place;
    place = `${screenX} ${screenY}`;
    return place !== before;
  };
}
