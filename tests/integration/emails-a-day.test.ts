import { describe, expect, onTestFinished, test } from 'vitest';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { complainWithoutScripts } from '../support/complain-without-scripts.ts';
import { engines, longTimeout } from '../support/engines.ts';
import { siteInProcess } from '../support/site-in-process.ts';
import { startSmtpServer } from '../support/start-smtp-server.ts';

const waiting = { timeout: 60_000, interval: 20 };

describe.each(await engines())('on $name', longTimeout, (engine) => {
  test('thirty complaints in a victim’s name are all stored, three are e-mailed, and 27 pages claim no e-mail', async () => {
    const database = await engine.open<LeadsTables>();
    const { url, received } = await startSmtpServer();
    const settings = { DATABASE_URL: database.url, SMTP_URL: url, MAIL_FROM: 'help@thistlemere.example' };
    const sites = [await siteInProcess(settings), await siteInProcess(settings)] as const;
    onTestFinished(async () => {
      for (const site of sites) await site.stop();
      await database.close();
    });
    const victim = 'victim@example.com';
    const pages = await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        complainWithoutScripts(sites[nth % 2 ? 0 : 1], nth + 1, nth % 3 ? victim : 'VICTIM@example.com'),
      ),
    );
    const store = createLeadsStore(database);
    await expect
      .poll(() => store.totals(), waiting)
      .toEqual({ leads: 30, done: 3, pending: 30, dead: 0, skipped: 27 });
    expect(received.map(({ to }) => to[0]?.toLowerCase())).toEqual([victim, victim, victim]);

    const references = pages.map((html) => /receipt__ref[^>]*><strong>([\w-]+)</.exec(html)?.[1]);
    expect(new Set(references).size).toBe(30);
    expect(references).not.toContain(undefined);
    expect(pages.filter((html) => html.includes('We’ve also emailed it to'))).toHaveLength(3);
    expect(pages.filter((html) => html.includes('We haven’t emailed it this time'))).toHaveLength(27);
    const emailed = received.map(({ text }) => /^Your reference: ([\w-]+)/m.exec(text)?.[1]);
    const claimed = pages.flatMap((html, nth) =>
      html.includes('We’ve also emailed') ? [references[nth]] : [],
    );
    expect(new Set(claimed)).toEqual(new Set(emailed));
  });
});

test('with RATE_LIMITS=off every complaint is e-mailed, and a factor widens the limit', async () => {
  for (const [RATE_LIMITS, emailed] of [
    ['off', 8],
    ['2', 6],
  ] as const) {
    const { url } = await startSmtpServer();
    const site = await siteInProcess({ RATE_LIMITS, SMTP_URL: url, MAIL_FROM: 'help@thistlemere.example' });
    const pages = [];
    for (let nth = 1; nth <= 8; nth += 1)
      pages.push(await complainWithoutScripts(site, nth, 'ann@example.com'));
    expect(pages.filter((html) => html.includes('We’ve also emailed it to'))).toHaveLength(emailed);
    await site.stop();
  }
});
