import type { ServerOptions } from 'node:http';

/** Timeouts of connections, for Node's HTTP server. All in milliseconds. */
export const connectionLimits = {
  /** A request's head is a few kilobytes: a slow phone sends it in a second. */
  headersTimeout: 15_000,
  /** A whole request: 320 KiB at 50 kbit/s take 53 s. */
  requestTimeout: 60_000,
  /** Longer than balancers keep an idle connection open (60 s by default), so that they close it and we don't. */
  keepAliveTimeout: 75_000,
  /** How often the two limits above are checked. */
  connectionsCheckingInterval: 5_000,
  /** Fits a search of 2,000 characters of three bytes, percent-encoded, and the cookies of a signed-in visitor. */
  maxHeaderSize: 64 * 1024,
} satisfies ServerOptions;
