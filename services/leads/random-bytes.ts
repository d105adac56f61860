/** Asking the system for random bytes takes longer than using them, so they are fetched for hundreds of uses at once. */
const pool = new Uint8Array(4_096);
let used = pool.length;

/** Random bytes; a later call may change them. */
export function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}
