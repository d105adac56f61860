import type { Context } from 'hono';
import { readConsent } from '#contracts/consent.ts';

/** Whether the request's visitor allows the performance/analytics category. SPEC §1, §4. */
export function allowsMeasuring(c: Context): boolean {
  return readConsent(c.req.header('cookie') ?? null)?.performance === true;
}
