/** The longest wait for an idle moment: a busy page must get what waits for one too. */
const idleLimitMs = 5_000;
/** In a browser that reports no idle moments: time for the page itself. */
const fallbackMs = 200;

/** Calls back once the browser has nothing else to do. */
export function whenIdle(react: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(react, { timeout: idleLimitMs });
  else setTimeout(react, fallbackMs);
}
