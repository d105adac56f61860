import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/storage.ts';
import { lastActivity } from './last-activity.ts';
import { activityDebounceMs, inactivityMs, warningMs } from './session-timers.ts';
import { watchInactivity } from './watch-inactivity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'input'];
const quietMs = inactivityMs - warningMs;

/** Tabs of one browser: storage events notify each of what the others wrote. */
function browser() {
  const storage = fakeStorage();
  const tabs: EventTarget[] = [];
  function open() {
    const page = new EventTarget();
    const shared = {
      getItem: (key: string) => storage.getItem(key),
      setItem(key: string, value: string) {
        storage.setItem(key, value);
        for (const other of tabs)
          if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
      },
    };
    tabs.push(page);
    const last = lastActivity(page, shared);
    last.write();
    const warnings: (number | undefined)[] = [];
    let ends = 0;
    let moves = 0;
    const watch = watchInactivity({
      page,
      last,
      onWarn: (seconds) => void warnings.push(seconds),
      onEnd: () => void ends++,
    });
    return {
      use: (event = 'keydown', place = { screenX: moves++, screenY: 0 }) =>
        page.dispatchEvent(Object.assign(new Event(event), place)),
      warnings,
      ends: () => ends,
      watch,
    };
  }
  return { open, storage };
}

test('SPEC §9: inactivity lasts 15 minutes, the warning the last two, and activity is debounced by 500 ms', () => {
  expect([inactivityMs, activityDebounceMs, warningMs]).toEqual([15 * minute, 500, 2 * minute]);
});

test('nothing shows for 13 minutes; then the seconds left are reported each second; after 15 it ends, once', () => {
  const { warnings, ends } = browser().open();
  vi.advanceTimersByTime(quietMs - 1);
  expect(warnings).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(warnings).toEqual([120]);
  vi.advanceTimersByTime(3_000);
  expect(warnings).toEqual([120, 119, 118, 117]);
  vi.advanceTimersByTime(warningMs - 3_001);
  expect(ends()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ends()).toBe(1);
  vi.advanceTimersByTime(30 * minute);
  expect(ends()).toBe(1);
});

test('activity counts once it has paused for 500 ms', () => {
  const { use, warnings } = browser().open();
  vi.advanceTimersByTime(10 * minute);
  for (let nth = 0; nth < 10; nth++) {
    use('pointermove');
    vi.advanceTimersByTime(activityDebounceMs - 1);
  }
  use('pointermove');
  vi.advanceTimersByTime(activityDebounceMs);
  vi.advanceTimersByTime(quietMs - 1);
  expect(warnings).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(warnings).toEqual([120]);
});

test.each(activities)('%s is activity', (event) => {
  const { use, warnings } = browser().open();
  vi.advanceTimersByTime(12 * minute);
  use(event);
  vi.advanceTimersByTime(12 * minute);
  expect(warnings).toEqual([]);
});

test.each(activities)(
  'while the warning shows, %s closes it and starts the 15 minutes of inactivity again',
  (event) => {
    const { use, warnings, ends } = browser().open();
    vi.advanceTimersByTime(quietMs + minute);
    expect(warnings.at(-1)).toBe(60);
    use(event);
    vi.advanceTimersByTime(activityDebounceMs - 1);
    expect(warnings.at(-1)).toBe(60);
    vi.advanceTimersByTime(1);
    expect(warnings.at(-1)).toBeUndefined();
    vi.advanceTimersByTime(quietMs - 1);
    expect(warnings.at(-1)).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(warnings.at(-1)).toBe(120);
    vi.advanceTimersByTime(warningMs);
    expect(ends()).toBe(1);
  },
);

test('choosing to stay closes the warning at once', () => {
  const { warnings, watch } = browser().open();
  vi.advanceTimersByTime(quietMs + minute);
  watch.stay();
  expect(warnings.at(-1)).toBeUndefined();
});

test('activity in one tab closes the warning in all', () => {
  const { open } = browser();
  const [one, other] = [open(), open()];
  vi.advanceTimersByTime(quietMs);
  one.use('scroll');
  vi.advanceTimersByTime(activityDebounceMs);
  expect([one.warnings.at(-1), other.warnings.at(-1)]).toEqual([undefined, undefined]);
  vi.advanceTimersByTime(quietMs - 1);
  expect([one.ends(), other.ends()]).toEqual([0, 0]);
});

test('no visitor is signed out in the middle of a movement, in any tab', () => {
  const { open } = browser();
  const tabs = [open(), open()];
  vi.advanceTimersByTime(quietMs + minute);
  for (let nth = 0; nth < 300; nth++) {
    tabs[0]?.use('pointermove');
    vi.advanceTimersByTime(activityDebounceMs - 100);
  }
  expect(tabs.map(({ ends, warnings }) => [ends(), warnings.at(-1)])).toEqual([
    [0, undefined],
    [0, undefined],
  ]);
});

test('a pointer that rests while the page changes below it is not activity', () => {
  const { use, warnings, ends } = browser().open();
  const resting = { screenX: 100, screenY: 50 };
  use('pointermove', resting);
  vi.advanceTimersByTime(activityDebounceMs + quietMs);
  expect(warnings).toEqual([120]);
  use('pointermove', resting);
  vi.advanceTimersByTime(warningMs);
  expect(ends()).toBe(1);
});

test('a tab in use stops the others from ending the session, and closes their warning', () => {
  const { open } = browser();
  const idle = open();
  const used = open();
  for (let nth = 0; nth < 6; nth++) {
    vi.advanceTimersByTime(5 * minute);
    used.use();
  }
  expect([idle.warnings, idle.ends()]).toEqual([[], 0]);
  vi.advanceTimersByTime(quietMs + activityDebounceMs);
  expect([idle.warnings, used.warnings]).toEqual([[120], [120]]);
  used.watch.stay();
  expect(idle.warnings).toEqual([120, undefined]);
});

test('all tabs end together when none is used', () => {
  const { open } = browser();
  const tabs = [open(), open()];
  vi.advanceTimersByTime(inactivityMs);
  expect(tabs.map(({ ends }) => ends())).toEqual([1, 1]);
});

test.each(['focus', 'visibilitychange', 'pageshow', 'pointermove'])(
  'a window that slept past the end of the session ends it on %s, before the event counts as activity',
  (event) => {
    const { use, ends } = browser().open();
    vi.setSystemTime(Date.now() + inactivityMs);
    use(event);
    expect(ends()).toBe(1);
    vi.advanceTimersByTime(activityDebounceMs);
    expect(ends()).toBe(1);
  },
);

test('a tab that slept checks the activity of other tabs before it ends the session', () => {
  const { open, storage } = browser();
  const { use, ends } = open();
  vi.setSystemTime(Date.now() + inactivityMs);
  storage.setItem('last-activity', String(Date.now() - minute));
  use('focus');
  expect(ends()).toBe(0);
});

test.each([
  ['nonsense', 'x'],
  ['a time to come', '9'.repeat(15)],
])('%s in the storage does not extend the session', (_, written) => {
  const { open, storage } = browser();
  const { warnings, ends } = open();
  storage.setItem('last-activity', written);
  vi.advanceTimersByTime(quietMs + inactivityMs);
  expect(warnings).toContain(120);
  expect(ends()).toBe(1);
});

test('where the browser refuses storage, a tab counts only its own activity', () => {
  const { open, storage } = browser();
  storage.refuse();
  const { use, warnings, ends } = open();
  vi.advanceTimersByTime(12 * minute);
  use();
  vi.advanceTimersByTime(12 * minute);
  expect(warnings).toEqual([]);
  vi.advanceTimersByTime(3 * minute + activityDebounceMs);
  expect(ends()).toBe(1);
});

test('once stopped, the watch reports nothing more', () => {
  const { use, warnings, ends, watch } = browser().open();
  vi.advanceTimersByTime(12 * minute);
  use();
  watch.stop();
  vi.advanceTimersByTime(inactivityMs);
  use('focus');
  expect([warnings, ends(), vi.getTimerCount()]).toEqual([[], 0, 0]);
});
