import { v7 } from 'uuid';

const bytesOfAnId = 16;
/** Asking the system for random bytes takes longer than the rest of an id, so they are fetched for 256 ids at once. */
const random = new Uint8Array(256 * bytesOfAnId);
let used = random.length;

/**
 * A new id for a lead: a version 7 UUID (RFC 9562), which begins with the time in ms since 1970. Leads that arrive
 * together are adjacent in every index, so storing one touches few pages of the database.
 */
export function makeLeadId(at: number): string {
  return v7({ msecs: at, random: nextRandom() });
}

/**
 * The smallest id that a lead can have that arrives at this moment, in ms since 1970. Ids have no moment before that: it would
 * become one in thousands of years, and an erasure of all leads before it would take every lead.
 */
export function smallestLeadId(at: number): string {
  return v7({ msecs: Math.max(0, at), seq: 0, random: new Uint8Array(bytesOfAnId) });
}

function nextRandom(): Uint8Array {
  if (used === random.length) {
    crypto.getRandomValues(random);
    used = 0;
  }
  used += bytesOfAnId;
  return random.subarray(used - bytesOfAnId, used);
}
