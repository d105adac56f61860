import { Hono } from 'hono';
import type { IdentityPage } from '#contracts/identity-page.ts';
import { systemClock, type Clock } from '#platform/clock/clock.ts';
import { openDatabase, type Database } from '#platform/database/open-database.ts';
import { openRateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { privateNetworks } from '#platform/visitor-address/trusted-proxies.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';
import { signInLimiters } from '#server/account/identity/sign-in-limiters.ts';
import { createKeySealer } from '#server/edge/sealing/create-key-sealer.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { createIdentityService } from './identity-service.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { customersOf } from './read-customers.ts';
import type { IdentityTables } from './store/identity-tables.ts';
import { migrateIdentity } from './store/migrate-identity.ts';

/** For tests: the site as the provider knows it, and one customer. */
export const sampleIdentity = {
  origin: 'http://localhost:3000',
  issuer: 'http://localhost:3000/identity',
  clientId: 'help-and-support',
  redirectUri: 'http://localhost:3000/help-and-support/sign-in/callback',
  postLogoutRedirectUri: 'http://localhost:3000/help-and-support/signed-out',
  customer: { id: 'ada', email: 'Ada@example.com', name: 'Ada Byron' },
  password: 'correct horse',
};

export const testSealer = createKeySealer(['s'.repeat(32)]);
/** Cheap, since tests try hundreds of passwords. The customers of the tests' brand have such hashes too. */
const passwordHash = hashPassword(sampleIdentity.password, { N: 2 ** 10, r: 8, p: 1 });

/** For tests: the service on its own database (or the one given), whose pages are rendered as JSON. */
export async function openTestIdentity(given?: Database<IdentityTables>, clock: Clock = systemClock) {
  const database = given ?? openDatabase<IdentityTables>('file::memory:');
  if (!given) await migrateIdentity(database);
  const logger = recordedLog();
  const { issuer, clientId, redirectUri, postLogoutRedirectUri, customer } = sampleIdentity;
  const service = await createIdentityService({
    database,
    issuer,
    clientId,
    redirectUri,
    postLogoutRedirectUri,
    cookieSecrets: ['s'.repeat(32)],
    sealer: testSealer,
    customers: customersOf([{ ...customer, passwordHash: await passwordHash }]),
    // Like the real pages, these have a form in their frame.
    render: async (page) => `${JSON.stringify(page)}\n<form action="/display-settings"></form>`,
    limiters: signInLimiters(await openRateLimits({ databaseUrl: 'file::memory:', clock, factor: 1 })),
    clock,
    logger,
  });
  const app = new Hono().use(identifyVisitor(privateNetworks)).route('/', service.app);
  return { ...service, app, database, log: logger.lines };
}

export type TestIdentity = Awaited<ReturnType<typeof openTestIdentity>>;

/** Parses a page of the provider. */
export async function readPage<Kind extends IdentityPage['kind']>(kind: Kind, response: Response) {
  const page = JSON.parse((await response.text()).split('\n')[0] ?? '') as IdentityPage;
  if (page.kind !== kind) throw new Error(`a page of the kind ${page.kind}, not ${kind}`);
  return page as Extract<IdentityPage, { kind: Kind }>;
}

/** A minimal browser: stores cookies by path, and follows no redirect automatically. */
export function testBrowser({ app }: { app: Pick<Hono, 'request'> }) {
  const cookies = new Map<string, { value: string; path: string }>();
  async function send(
    address: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Response> {
    const url = new URL(address, sampleIdentity.origin);
    const cookie = [...cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await app.request(url.href, { ...init, headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /; path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (value === '') cookies.delete(name);
      else cookies.set(name, { value, path });
    }
    return response;
  }
  return {
    cookies,
    get: (address: string, headers: Record<string, string> = {}) => send(address, { headers }),
    post: (address: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      send(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(form).toString(),
      }),
    /** Follows redirects until one leaves the provider or another response arrives. */
    async follow(response: Response): Promise<Response> {
      const location = response.headers.get('location');
      if (!location || new URL(location, sampleIdentity.origin).pathname.startsWith('/help-and-support'))
        return response;
      return this.follow(await this.get(location));
    },
  };
}

export type TestBrowser = ReturnType<typeof testBrowser>;

/** The address of the site's authorization request by the implicit grant. */
export function implicitRequest(more: Record<string, string> = {}): string {
  return `/identity/auth?${new URLSearchParams({
    client_id: sampleIdentity.clientId,
    redirect_uri: sampleIdentity.redirectUri,
    response_type: 'id_token token',
    response_mode: 'form_post',
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    ...more,
  })}`;
}

/** Opens the sign-in page and signs in; returns what the provider posts to the site. */
export async function signIn(browser: TestBrowser, request = implicitRequest()) {
  const page = await readPage('sign-in', await browser.follow(await browser.get(request)));
  const { email } = sampleIdentity.customer;
  return browser.follow(await browser.post(page.action, { email, password: sampleIdentity.password }));
}

/** The fields that a form-post page posts, by name, and its action. */
export async function tokensOf(response: Response): Promise<Record<string, string>> {
  const { fields, action } = await readPage('auto-submit', response);
  return { ...Object.fromEntries(fields), action };
}
