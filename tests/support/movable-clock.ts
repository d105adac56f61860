import type { Clock } from '#platform/clock/clock.ts';

/** A clock that stands still until the test moves it. */
export function movableClock(): Clock & { pass: (milliseconds: number) => void } {
  let time = 1_700_000_000_000;
  return {
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}
