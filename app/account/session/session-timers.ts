// The timers of a signed-in session, in milliseconds. SPEC §4, §9. `authStatusEveryMs` has a file of its own, because
// the script that shows the account on reading pages has a size budget.

const second = 1_000;
const minute = 60 * second;

/** SPEC §9: switching between windows refetches no more often than this. */
export const authStatusFreshMs = 30 * second;
/** SPEC §9: the tokens of a signed-in page live ten minutes, so many refreshes may fail before that matters. */
export const refreshEveryMs = 30 * second;
/** SPEC §9: long enough to look for a bill, short enough for a shared device. */
export const inactivityMs = 15 * minute;
/** SPEC §9: a moving pointer fires many events a second; one event once it rests is enough. */
export const activityDebounceMs = 500;
/** WCAG 2.2.1 requires at least 20 seconds; two minutes are enough to answer the door. */
export const warningMs = 2 * minute;
/** How often the remaining time is updated on screen. */
export const countdownEveryMs = second;
/** A screen reader announces the remaining time only at these seconds: more often would talk over the page. */
export const saidAtSeconds = [60, 30, 10];
