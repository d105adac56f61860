/** The outcome of a rate-limit check: allowed, or how many whole seconds to wait. */
export type Allowance = { ok: true } | { ok: false; waitSeconds: number };
