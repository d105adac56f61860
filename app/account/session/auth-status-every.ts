// Apart from the other timers of a session, because the script that shows the account on reading pages has a budget of bytes.

/** SPEC §9: a visitor who signed out elsewhere, or whose sign-in ended, sees it within half a minute; milliseconds. */
export const authStatusEveryMs = 30_000;
