/** The most that one post of measurements may weigh, in bytes as sent. The longest message of the SDK has 256 KiB; it closes a batch from 16 KiB on. */
export const batchLimit = 512 * 1024;
/** The most that a deflated batch may come to: the SDK counts before it compresses. */
export const inflatedBatchLimit = 2 * batchLimit;
/** The most lines of a batch: the SDK closes one at 50. Reading stops there, so a flood of short lines stays cheap. */
export const batchLinesLimit = 1000;
/** SPEC §9 closes a replay segment at 60,000 bytes; the record that takes it over that, a whole page, fits many times. */
export const segmentLimit = 1024 * 1024;
