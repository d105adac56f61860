import type { Clock } from '#platform/clock/clock.ts';

export type MovableClock = Clock & {
  /** Moves both clocks forward. */
  pass: (milliseconds: number) => void;
  /** Sets the wall clock back, as an operator or a time server does; time continues from there. */
  setBack: (milliseconds: number) => void;
};

/** A clock that stands still until the test moves it. */
export function movableClock(start = 1_700_000_000_000): MovableClock {
  let wall = start;
  // A process that has run for a while: a time of 0 would be taken for 'never'.
  let sinceStart = 5_000;
  return {
    now: () => wall,
    monotonic: () => sinceStart,
    pass: (milliseconds) => {
      wall += milliseconds;
      sinceStart += milliseconds;
    },
    setBack: (milliseconds) => {
      wall -= milliseconds;
    },
  };
}
