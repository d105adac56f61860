import { expect } from 'vitest';
import { lookedUpAddress } from './looked-up-address.ts';
import type { siteInProcess } from './site-in-process.ts';

const origin = 'http://localhost:3000';
const form = '/help-and-support/complaints/gas-and-electricity';

type Site = Awaited<ReturnType<typeof siteInProcess>>;

/** A browser without scripts, at its own address, that fills in both complaint steps and reads the confirmation. */
export async function complainWithoutScripts(site: Site, nth: number, email: string): Promise<string> {
  let cookies = '';
  const ask = async (path: string, answers?: Record<string, string>) => {
    const response = await site.fetch(
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
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    cookies = [...cookies.split('; ').filter(Boolean), ...set].join('; ');
    return response;
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
  // Backdated, because a page takes time to fill in: an immediate post seems to come from a program.
  const query = {
    query: `Complaint number ${nth}`,
    subject: 'Dispute Bill/Balance',
    intent: 'send',
    'page-made-at': 'not-known',
  };
  let toConfirmation = await ask(`${form}/query`, query);
  // A database may respond late on a busy machine: the client then sends the lead again, and it is stored once.
  while (toConfirmation.status === 503) toConfirmation = await ask(`${form}/query`, query);
  expect(toConfirmation.headers.get('location')).toBe('/help-and-support/confirmation');
  return (await ask('/help-and-support/confirmation')).text();
}
