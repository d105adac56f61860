/** Where the time comes from; tests pass one they can move. */
export type Clock = { now: () => number };

/** The machine's own clock, in milliseconds since 1970. */
export const systemClock: Clock = { now: () => Date.now() };
