import type { Context } from 'hono';

/** Loopback, private and link-local addresses (RFC 1918, 4193, 3927): where a proxy of the supplier's own stands. */
const near =
  /^(?:::1$|(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)|f[cd][0-9a-f]{2}:|fe80:)/i;

/**
 * The address that a request came from. Behind a proxy of our own network it is the one that the proxy added to
 * X-Forwarded-For, the last; what stands before that, anyone can write.
 */
export function visitorAddress(c: Context): string {
  const environment = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  const peer = environment?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').at(-1)?.trim() ?? '';
  return near.test(peer) && /^[0-9a-fA-F.:]{2,45}$/.test(forwarded) ? forwarded : peer;
}
