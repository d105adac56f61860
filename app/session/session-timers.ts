// Every clock of a signed-in visit, in one place. SPEC §4, §9; milliseconds.

const second = 1_000;
const minute = 60 * second;

/** SPEC §9: someone who signed out elsewhere, or whose sign-in ended, is told within half a minute. */
export const authStatusEveryMs = 30 * second;
/** SPEC §9: moving between windows asks no more often than that. */
export const authStatusFreshMs = 30 * second;
/** SPEC §9: the tokens of a signed-in page live ten minutes; many refreshes may fail before that matters. */
export const refreshEveryMs = 30 * second;
/** SPEC §9: long enough to look for a bill, short enough for a device that others use. */
export const inactivityMs = 15 * minute;
/** SPEC §9: a moving pointer tells of itself many times a second; once it rests is enough. */
export const activityDebounceMs = 500;
/** WCAG 2.2.1 asks for 20 seconds at least; two minutes are enough to come back from the door. */
export const warningMs = 2 * minute;
/** What is left is shown anew this often. */
export const countdownEveryMs = second;
/** A screen reader says what is left at these times alone, in seconds: more often would talk over the page. */
export const saidAtSeconds = [60, 30, 10];
