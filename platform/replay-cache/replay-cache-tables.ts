/** Keys that were used, as hashes. `expires_at` is ISO 8601 text in UTC, so that it sorts by time. */
export type ReplayCacheTables = { replay_cache: { key: string; expires_at: string } };
