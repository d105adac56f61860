/** Attempts in total: after the last one the job is dead, and waits for an operator. */
export const mostTries = 8;

const firstDelayMs = 30_000;
/** 30 s, 2 min, 8 min, 32 min, 2 h, 8½ h, 12 h: long enough for a mail server that is down for a night. */
const growth = 4;
const longestDelayMs = 12 * 60 * 60 * 1000;
/** Up to half a delay is random, so that jobs that failed together are not retried together. */
const jitter = 0.5;

/** How long to wait after attempt number `attempts` failed, in ms; `random` from 0 to below 1. */
export function retryDelay(attempts: number, random: number): number {
  const delay = Math.min(firstDelayMs * growth ** (attempts - 1), longestDelayMs);
  return Math.round(delay * (1 - jitter * random));
}
