import { createHmac } from 'node:crypto';

/**
 * The signature of a delivery: `sha256=` and the HMAC-SHA256 in hex of timestamp, full stop and body. The timestamp
 * is signed too, so that a receiver can refuse a replayed delivery.
 */
export function signBody(body: string, timestamp: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
