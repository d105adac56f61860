/** The longest wait for an idle moment, so that the callback also runs on a busy page. */
const idleLimitMs = 5_000;
/** The wait in a browser that does not report idle moments, so that the page itself comes first. */
const fallbackMs = 200;

/** Calls back once the browser has nothing else to do. */
export function whenIdle(react: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(react, { timeout: idleLimitMs });
  else setTimeout(react, fallbackMs);
}
