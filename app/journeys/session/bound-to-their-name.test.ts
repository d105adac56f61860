import { expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { createSealer } from '#server/edge/sealing/create-sealer.ts';
import { signInCookies } from '#server/account/sign-in/sign-in-cookies.ts';
import { journeyCookies } from './journey-cookies.ts';

const sealer = createSealer(['s'.repeat(32)]);
const journeys = journeyCookies(sealer, true, () => {}, null);
const signIn = signInCookies({ sealer, clock: systemClock, flow: 'implicit' });

const session = {
  firstName: 'Ann',
  surname: 'Other',
  email: 'ann@example.com',
  telephoneNumber: '07700900123',
  textphoneNumber: '',
  vulnerabilityConsent: false,
  queryType: 'Meters',
  querySubtype: 'Make a complaint-Pay As You Go',
  addressId: '1',
  addressLabel: '1 High Street',
  complaint: 'pay-as-you-go',
  journey: 'one',
  hasAccountFlag: false,
};
const sent = { journey: 'one', origin: 'feedback' } as const;
const reading = { reference: 'ABCD', receivedOn: '2026-11-20', facts: [] };
const underWay = { state: 'a state', nonce: 'a nonce', from: '/help-and-support/', startedAt: 0 };

/** Every sealed cookie of the site, as it is set and as it is read. */
const cookies = {
  'complaint-details': {
    set: () => journeys.writeComplaintSession(session),
    read: journeys.readComplaintSession,
  },
  'feedback-journey': { set: () => journeys.writeFeedbackJourney('one'), read: journeys.readFeedbackJourney },
  confirmation: { set: () => journeys.writeConfirmation(sent), read: journeys.readConfirmation },
  'meter-read-sent': {
    set: async () => (await journeys.writeSentReading(reading)).cookie,
    read: journeys.readSentReading,
  },
  'meter-read-prefill': {
    set: async () => (await journeys.writePrefill({ first_name: 'Ann' })).cookie,
    read: journeys.readPrefill,
  },
  '__Host-sign-in': {
    set: () => signIn.writeJourney(underWay),
    read: ({ headers }: Request) => signIn.readJourney(headers.get('cookie')),
  },
};
type Name = keyof typeof cookies;
const names = Object.keys(cookies) as Name[];

/** What is read from the cookie `name` when it has the value of the cookie `from`. */
async function readAs(name: Name, from: Name): Promise<unknown> {
  const [pair = ''] = (await cookies[from].set()).split(';');
  const value = pair.slice(from.length + 1);
  return cookies[name].read(new Request('https://site.test/', { headers: { cookie: `${name}=${value}` } }));
}

test.each(names)('a value sealed for %s can be read under that name and no other', async (from) => {
  for (const name of names) {
    const read = await readAs(name, from);
    if (name === from) expect(read).toBeDefined();
    else expect(read, `read as ${name}`).toBeUndefined();
  }
});

test('ending every journey clears each of its cookies', () => {
  const ended = journeys.clearAll().map((line) => line.split('=')[0]);
  expect(new Set(ended)).toEqual(new Set(names.filter((name) => name !== '__Host-sign-in')));
});

test.each(names)(
  'of two different cookies called %s, none is read: another host may have set one',
  async (name) => {
    const [[own = ''], [planted = '']] = [
      (await cookies[name].set()).split(';'),
      (await cookies[name].set()).split(';'),
    ];
    const read = (cookie: string) =>
      cookies[name].read(new Request('https://site.test/', { headers: { cookie } }));
    expect(await read(`${planted}; ${own}`)).toBeUndefined();
    expect(await read(`${own}; ${own}`), 'the same one, set for two paths').toBeDefined();
  },
);
