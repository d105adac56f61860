import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { trustedProxies } from './trusted-proxies.ts';
import { visitorNetwork } from './visitor-network.ts';

export type VisitorVariables = { Variables: { visitorAddress?: string } };

/** Each proxy adds only one address, so a header longer than this is forged. */
const longestForwardedFor = 1_000;

/** Finds the visitor address of each request; `networks` (TRUSTED_PROXIES) decides whose X-Forwarded-For counts. */
export function identifyVisitor(networks: readonly string[]) {
  const isTrusted = trustedProxies(networks);
  return createMiddleware<VisitorVariables>(async (c, next) => {
    const forwardedFor = c.req.header('x-forwarded-for') ?? '';
    c.set('visitorAddress', visitorNetwork(findVisitor(peerAddress(c), forwardedFor, isTrusted)));
    await next();
  });
}

/** The address that the request's connection comes from: the visitor's, or that of the last proxy. */
export function peerAddress(c: Context): string {
  return incomingOf(c)?.socket?.remoteAddress ?? '127.0.0.1';
}

/** The request as Node's server received it; undefined in a test without a server. */
export function incomingOf(c: Context): IncomingMessage | undefined {
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
}

/** The key by which this request's visitor is counted: an IPv4 address, or the /64 network of an IPv6 address. */
export function visitorAddress(c: Context): string {
  return (c as Context<VisitorVariables>).get('visitorAddress') ?? '127.0.0.1';
}

/**
 * Each trusted proxy appended the address it got the request from. So the visitor is the last address that is not a
 * trusted proxy's; anyone could have written the ones before it.
 */
export function findVisitor(
  peer: string,
  forwardedFor: string,
  isTrusted: (address: string) => boolean,
): string {
  if (!isTrusted(peer) || forwardedFor.length > longestForwardedFor) return peer;
  let visitor = peer;
  for (const entry of forwardedFor.split(',').toReversed()) {
    const address = addressOf(entry.trim());
    if (isIP(address) === 0) break;
    visitor = address;
    if (!isTrusted(address)) break;
  }
  return visitor;
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressOf(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}
