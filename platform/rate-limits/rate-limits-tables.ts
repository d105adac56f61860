/**
 * The table of all rate limits. The key is a hash: no address or e-mail can be read from it. `expires_at` is ISO 8601
 * text in UTC, so that it sorts by time.
 */
export type RateLimitsTables = { rate_limits: { key: string; points: number; expires_at: string } };
