/**
 * The table of all rate limits. The key is a hash: an address or an e-mail can't be read from it. `expires_at` is ISO 8601
 * text in UTC, so that it sorts as it reads.
 */
export type RateLimitsTables = { rate_limits: { key: string; points: number; expires_at: string } };
