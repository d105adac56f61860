import { journeyCookies } from '#app/journeys/session/journey-cookies.ts';
import { openTestIssuer } from '#clients/identity/issuer.fixture.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { openReplayCache } from '#platform/replay-cache/open-replay-cache.ts';
import type { ReplayCacheTables } from '#platform/replay-cache/replay-cache-tables.ts';
import { createSealer } from '../../edge/sealing/create-sealer.ts';
import { sessionReader } from './session-reader.ts';
import { signInCookies } from './sign-in-cookies.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { consumeJourneys } from './consume-journey.ts';

const page = '/help-and-support/meters';
const callback = '/help-and-support/sign-in/callback';

/** For tests: the routes with an issuer that signs whatever the test wants, and a browser's cookies. */
export async function openTestSite(flow: 'implicit' | 'code' = 'implicit') {
  const database = openDatabase<ReplayCacheTables>('file::memory:');
  const consumeJourney = consumeJourneys(await openReplayCache({ database, clock: systemClock }));
  const issuer = await openTestIssuer({ flow, consumeJourney });
  const { client: identity, clock } = issuer;
  const refreshes: string[] = [];
  let accessToken = 'new';
  let renewal: 'good' | 'refused' | 'unreachable' = 'good';
  const renewing = {
    ...identity,
    refresh: async (given: { identity: string; access: string }) => {
      refreshes.push(given.access);
      if (renewal !== 'good') return { ok: false as const, reason: renewal };
      const expiresAt = clock.now() + 600_000;
      const token = await issuer.sign(issuer.claims());
      return {
        ok: true as const,
        tokens: { identity: { token, expiresAt }, access: { token: accessToken, expiresAt } },
      };
    },
  };
  const logger = { info: log('info'), warn: log('warn'), error: log('error') };
  const lines: Record<string, unknown>[] = [];
  function log(level: string) {
    return (event: string, fields = {}) => void lines.push({ level, event, ...fields });
  }
  const forgotten: string[] = [];
  const sealer = createSealer(['s'.repeat(32)]);
  const sealedCookies = signInCookies({ sealer, clock, flow });
  const app = signInRoutes({
    identity: renewing,
    session: sessionReader({
      identity: renewing,
      readSealed: (header) => sealedCookies.readSession(header),
      clock,
      logger,
    }),
    cookies: sealedCookies,
    flow,
    clearJourneys: journeyCookies(sealer, true, () => {}, null).clearAll,
    forgetCustomer: (cookieHeader) => void forgotten.push(cookieHeader ?? ''),
    logger,
  });
  const cookies = new Map<string, string>();
  async function send(
    path: string,
    { headers, ...init }: { method?: string; body?: URLSearchParams; headers?: Record<string, string> } = {},
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.request(path, { ...init, headers: { ...headers, cookie } });
    const set = response.headers.getSetCookie();
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, location: response.headers.get('location') ?? '', set, response };
  }
  async function begin(from = page) {
    const { location } = await send(`/help-and-support/sign-in?${new URLSearchParams({ from })}`);
    const { searchParams } = new URL(location);
    return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' };
  }
  const post = (body: URLSearchParams) => send(callback, { method: 'POST', body });
  const signIn = async () => post(await issuer.answer(await begin()));
  const session = async (more: Parameters<typeof send> = ['/help-and-support/session']) =>
    (await send(...more)).response.json();
  return {
    issuer,
    clock,
    cookies,
    /** Closes the database, to simulate its failure. */
    loseDatabase: () => database.close(),
    lines,
    /** The Cookie headers whose cached look-ups were dropped. */
    forgotten,
    refreshes,
    send,
    begin,
    post,
    signIn,
    session,
    renewWith: (token: string) => void (accessToken = token),
    renew: (how: typeof renewal) => void (renewal = how),
  };
}
