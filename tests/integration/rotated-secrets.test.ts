import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { identityCommand } from '../../scripts/identity/identity-command.ts';
import { createKeySealer } from '#server/edge/sealing/create-key-sealer.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { httpVisitor } from '#tests/support/http-visitor.ts';
import { lookedUpAddress } from '#tests/support/looked-up-address.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const origin = 'http://127.0.0.1:3000';
const details = '/help-and-support/complaints/gas-and-electricity';
const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
/** As docs/how-to/upgrade.md says: every process knows the new secret before any process seals with it. */
const stages = [older, `${older},${newer}`, `${newer},${older}`, newer];

describe.each(await engines())('a rotated SESSION_SECRET on $name', longTimeout, (engine) => {
  async function open() {
    const database = await engine.open();
    onTestFinished(database.close);
    const start = async (secrets = '') => {
      const shared = { DATABASE_URL: database.url, PUBLIC_URL: origin, RATE_LIMITS: 'off' };
      const started = await siteInProcess({ ...shared, SESSION_SECRET: secrets }, { clock: systemClock });
      onTestFinished(started.stop);
      return started;
    };
    /** A visitor whose requests go to these processes in turn. */
    const visitorOf = (sites: Awaited<ReturnType<typeof start>>[]) => {
      let turn = 0;
      const fetch = (request: Request) => {
        const site = sites[(turn += 1) % sites.length];
        if (!site) throw new Error('There is no site');
        return site.fetch(request);
      };
      return httpVisitor({ origin, fetch });
    };
    const rotateKeys = () =>
      identityCommand(['rotate-keys'], {
        databaseUrl: () => database.url,
        sealer: () => createKeySealer([newer, older]),
        clock: systemClock,
        readPassword: async () => '',
        print: () => {},
        complain: () => {},
      });
    return { start, visitorOf, rotateKeys };
  }
  type Visitor = ReturnType<Awaited<ReturnType<typeof open>>['visitorOf']>;

  const send = (visitor: Visitor, action: string, answers: Record<string, string>) =>
    visitor.post({ action, fields: new URLSearchParams(answers) });

  async function fillInDetails(visitor: Visitor) {
    const address = await lookedUpAddress(async (answers) => (await send(visitor, details, answers)).text());
    const person = {
      'first-name': 'Ann',
      surname: 'Okafor',
      email: 'ann@example.com',
      telephone: '07700 900 982',
    };
    const answers = { ...person, ...address, vulnerability: 'false', intent: 'next-step' };
    expect((await send(visitor, details, answers)).headers.get('location')).toBe(`${details}/query`);
  }
  async function sendQuery(visitor: Visitor) {
    const query = { query: 'My bill', subject: 'Dispute Bill/Balance', intent: 'send' };
    return send(visitor, `${details}/query`, { ...query, 'page-made-at': 'not-known' });
  }
  const accountOf = async (visitor: Visitor) => (await visitor.get('/help-and-support/your-account')).status;

  test('nobody loses a form, a session or a sign-in, whichever process answers and whenever it started', async () => {
    const { start, visitorOf, rotateKeys } = await open();
    const sites = [await start(stages[0])];
    const staying = visitorOf(sites);
    await staying.signIn();
    for (const [nth, secrets] of stages.slice(1).entries()) {
      const replaced = sites[0];
      const next = await start(secrets);
      // The processes of both stages serve concurrently, as in a rolling restart.
      sites.push(next);
      const [filling, signingIn] = [visitorOf(sites), visitorOf(sites)];
      await fillInDetails(filling);
      const answer = await signingIn.signInUpToCallback();
      for (let asks = 0; asks < 4; asks += 1) expect(await accountOf(staying), secrets).toBe(200);
      expect((await sendQuery(filling)).headers.get('location')).toBe('/help-and-support/confirmation');
      const later = visitorOf(sites);
      await fillInDetails(later);
      // The processes of the previous stage are gone.
      sites.splice(sites.indexOf(replaced ?? next), 1);
      expect((await sendQuery(later)).headers.get('location')).toBe('/help-and-support/confirmation');
      await signingIn.post(answer);
      expect(await accountOf(signingIn), secrets).toBe(200);
      expect(await accountOf(staying), secrets).toBe(200);
      // Before the last stage, when all processes know both secrets.
      if (nth === 1) expect(await rotateKeys()).toBe(0);
    }
  });

  test('a cookie sealed with a removed secret is refused, and the visitor starts again', async () => {
    const { start, visitorOf } = await open();
    const sites = [await start(older)];
    const filling = visitorOf(sites);
    await fillInDetails(filling);
    sites[0] = await start(newer);
    expect((await sendQuery(filling)).headers.get('location')).not.toBe('/help-and-support/confirmation');
  });
});
