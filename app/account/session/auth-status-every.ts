// In a file of its own, because the script that shows the account on reading pages has a size budget.

/** SPEC §9: a sign-out elsewhere, or the end of the sign-in, shows within half a minute; milliseconds. */
export const authStatusEveryMs = 30_000;
