import { Hono } from 'hono';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { Clock } from '#platform/clock/clock.ts';

type Deps = { content: Pick<ContentClient, 'brand'>; clock: Clock; publicUrl: string };

const path = '/.well-known/security.txt';
const dayMs = 24 * 60 * 60 * 1000;
/** The contact is read from the brand each time, so the file never expires; RFC 9116 wants less than a year. */
const goodForDays = 30;

/**
 * The contact for reporting a vulnerability, as RFC 9116 defines it. Where the brand names no contact, the main site
 * answers: a supplier's own has its own file, the embedded one answers 404.
 */
export function securityTxt({ content, clock, publicUrl }: Deps) {
  return new Hono().get(path, async (c, next) => {
    const brand = await content.brand().catch(() => undefined);
    if (!brand) return c.text('This file is not available at the moment.', 503);
    if (!brand.securityContact) return next();
    const today = Math.floor(clock.now() / dayMs) * dayMs;
    const lines = [
      `Contact: ${brand.securityContact}`,
      `Expires: ${new Date(today + goodForDays * dayMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
      '',
    ];
    return c.text(lines.join('\n'), 200, { 'cache-control': 'public, max-age=3600' });
  });
}
