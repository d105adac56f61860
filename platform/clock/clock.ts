/** The source of the time; tests pass one they can move. */
export type Clock = {
  /**
   * The wall clock, in milliseconds since 1970: for dates, and for times that other processes read. It can be set
   * back.
   */
  now: () => number;
  /** Milliseconds since some fixed moment of this process: for durations. It never goes back. */
  monotonic: () => number;
};

/** The machine's own clocks. */
export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() };
