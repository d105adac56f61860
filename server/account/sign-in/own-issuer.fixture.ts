import { onTestFinished, vi } from 'vitest';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { openRateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { httpVisitor } from '#tests/support/http-visitor.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { readConfig } from '../../config/config.ts';
import { createSealer } from '../../edge/sealing/create-sealer.ts';
import type { SiteTables } from '../../back-ends/site-tables.ts';
import { openIssuer } from '../identity/open-issuer.ts';
import { openSignIn } from './open-sign-in.ts';

export const origin = 'http://127.0.0.1:3000';
export const from = '/help-and-support/meters';
const sessionPath = '/help-and-support/session';
const secrets = ['s'.repeat(32)];

/** For tests: a site that signs visitors in at an issuer over the network, on a database that it may share. */
export async function ownIssuerSite(env: Record<string, string>, databaseUrl = 'file::memory:') {
  const config = readConfig({ PUBLIC_URL: origin, ...env });
  const database = openDatabase<SiteTables>(databaseUrl);
  const logger = recordedLog();
  const limits = await openRateLimits({ databaseUrl, clock: systemClock, factor: 'off' });
  onTestFinished(async () => {
    await Promise.all([limits.close(), database.close()]);
  });
  const deps = { config, database, clock: systemClock, logger, failureLogger: logger };
  const issuer = await openIssuer({ ...deps, content: {} as ContentClient, secrets, limits });
  const { routes: app, session } = await openSignIn({
    ...deps,
    issuer,
    sealer: createSealer(secrets),
    clearJourneys: () => [],
    forgetCustomer: () => {},
  });
  const problems = () => logger.lines.filter(({ level }) => level !== 'info').map(({ event }) => event);
  return { fetch: app.fetch, session, log: logger.lines, problems };
}

type Site = Awaited<ReturnType<typeof ownIssuerSite>>;

/** A browser that has signed in there. */
export async function signedInVisitor(site: Pick<Site, 'fetch'>) {
  const visitor = httpVisitor({ origin, fetch: site.fetch });
  const signInResponse = await visitor.get(`/help-and-support/sign-in?${new URLSearchParams({ from })}`);
  const back = await visitor.follow(signInResponse, (location) => location === from);
  const cookieHeader = () => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    ...visitor,
    back: back.headers.get('location'),
    cookieHeader,
    /** What a page gets when it requests the session. */
    session: async () => {
      const response = await visitor.get(sessionPath);
      return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
    },
    refresh: async () => {
      const response = await visitor.post({
        action: `${sessionPath}/refresh`,
        fields: new URLSearchParams(),
      });
      return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
    },
  };
}

/** Requests the session with these cookies, whatever cookies the browser has by now. */
export async function askSession({ fetch }: Pick<Site, 'fetch'>, cookie: string) {
  const response = await fetch(new Request(origin + sessionPath, { headers: { cookie } }));
  return { state: await response.json(), set: response.headers.getSetCookie(), status: response.status };
}

const minute = 60_000;
/** The tokens of these issuers are valid for an hour. */
export const halfOfLife = 31 * minute;

/** Moves the clock of everything in this process: the site's, the issuer's and the libraries'. */
export function passTime(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
}
