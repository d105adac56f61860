/** What a rate limit says: go on, or wait so many whole seconds. */
export type Allowance = { ok: true } | { ok: false; waitSeconds: number };
