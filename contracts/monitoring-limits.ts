/** The maximum size of a posted batch, as sent. The SDK closes one at 16 KiB; its longest message has 256 KiB. */
export const batchLimit = 512 * 1024;
/** The maximum size of a compressed batch once it is inflated: the SDK counts before it compresses. */
export const inflatedBatchLimit = 2 * batchLimit;
/** The maximum number of lines in a batch, which the SDK closes at 50. Reading stops here, so floods stay cheap. */
export const batchLinesLimit = 1000;
/** The maximum size of a replay segment. SPEC §9 closes one at 60,000 bytes; its last record can be a whole page. */
export const segmentLimit = 1024 * 1024;
