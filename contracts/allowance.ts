/** A rate limit's verdict: allowed, or wait so many whole seconds. */
export type Allowance = { ok: true } | { ok: false; waitSeconds: number };
