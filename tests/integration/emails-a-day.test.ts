import { describe, expect, onTestFinished, test } from 'vitest';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { engines, patient } from '../support/engines.ts';
import { lookedUpAddress } from '../support/looked-up-address.ts';
import { siteInProcess } from '../support/site-in-process.ts';
import { startSmtpServer } from '../support/start-smtp-server.ts';

const origin = 'http://localhost:3000';
const form = '/help-and-support/complaints/gas-and-electricity';
const waiting = { timeout: 60_000, interval: 20 };

type Site = Awaited<ReturnType<typeof siteInProcess>>;

/** A browser without scripts, at its own address, that fills in both complaint steps and reads the confirmation. */
async function complain(site: Site, nth: number, email: string): Promise<string> {
  let cookies = '';
  const ask = async (path: string, answers?: Record<string, string>) => {
    const answer = await site.fetch(
      new Request(origin + path, {
        headers: {
          origin,
          'sec-fetch-site': 'same-origin',
          cookie: cookies,
          'x-forwarded-for': `203.0.113.${nth}`,
        },
        ...(answers && { method: 'POST', body: new URLSearchParams(answers) }),
        redirect: 'manual',
      }),
    );
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    cookies = [...cookies.split('; ').filter(Boolean), ...set].join('; ');
    return answer;
  };
  const details = {
    'first-name': 'Ann',
    surname: 'Okafor',
    email,
    telephone: '07700 900 982',
    textphone: '',
  };
  const address = await lookedUpAddress(async (answers) => (await ask(form, answers)).text());
  const toQuery = await ask(form, { ...details, ...address, vulnerability: 'false', intent: 'next-step' });
  expect(toQuery.status).toBe(303);
  // Backdated, as a page takes time to fill in: an immediate post seems to come from a program.
  const query = {
    query: `Complaint number ${nth}`,
    subject: 'Dispute Bill/Balance',
    intent: 'send',
    'page-made-at': 'not-known',
  };
  let toConfirmation = await ask(`${form}/query`, query);
  // A database may be late on a busy machine: the client then sends it again, and it is stored once.
  while (toConfirmation.status === 503) toConfirmation = await ask(`${form}/query`, query);
  expect(toConfirmation.headers.get('location')).toBe('/help-and-support/confirmation');
  return (await ask('/help-and-support/confirmation')).text();
}

describe.each(await engines())('on $name', patient, (engine) => {
  test('thirty complaints in a victim’s name: all are stored, three are e-mailed, and 27 pages claim no e-mail', async () => {
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
        complain(sites[nth % 2 ? 0 : 1], nth + 1, nth % 3 ? victim : 'VICTIM@example.com'),
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
    for (let nth = 1; nth <= 8; nth += 1) pages.push(await complain(site, nth, 'ann@example.com'));
    expect(pages.filter((html) => html.includes('We’ve also emailed it to'))).toHaveLength(emailed);
    await site.stop();
  }
});
