import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Points an address has each minute. A busy page sends about ten requests a minute (a batch and a segment every 30 s, and
 * more on each change of page): this is sixty visitors behind one address of an office or a mobile network.
 */
export const pointsPerMinute = 600;
/** A request costs a point, and another for each of these many bytes: about 38 MB a minute at the most. */
export const bytesPerPoint = 64 * 1024;

/** May go on, or has to wait so many seconds. */
export type Turn = { ok: true } | { ok: false; waitSeconds: number };

/** Counts what each address sends, in this process. Addresses are never kept: digests under a key that ends with it. */
export function limitSenders(points = pointsPerMinute) {
  const key = randomBytes(32);
  const counted = new RateLimiterMemory({ points, duration: 60 });
  return async (address: string, bytes: number): Promise<Turn> => {
    const digest = createHmac('sha256', key).update(lineOf(address)).digest('base64url');
    try {
      await counted.consume(digest, 1 + Math.floor(bytes / bytesPerPoint));
      return { ok: true };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { ok: false, waitSeconds: Math.ceil(refusal.msBeforeNext / 1_000) };
    }
  };
}

/** One line's: a line has one address of version 4, and 2^64 of version 6, which share their first four groups. */
export function lineOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const missing = tail === undefined ? 0 : Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
