import { describe, expect, onTestFinished, test } from 'vitest';
import { requestTimeouts } from '#platform/database/database-timeouts.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { startDatabaseProxy } from '#tests/support/tcp-proxy.ts';
import {
  implicitRequest,
  sampleIdentity,
  testBrowser,
  openTestIdentity,
  readPage,
} from './identity.fixture.ts';
import { cannotSignIn } from './sign-in/sign-in-words.ts';
import type { IdentityTables } from './store/identity-tables.ts';
import { migrateIdentity } from './store/migrate-identity.ts';

const answers = { email: sampleIdentity.customer.email, password: sampleIdentity.password };
/** The longest that any response may take, whatever the database does. */
const answeredWithinMs = 10_000;
/** Keys do not wait for the database: they arrive before a hung connection would time out. */
const keysWithinMs = requestTimeouts.useMs;

test('when the database fails, the sign-in page says that it is our fault, not that the visitor took too long', async () => {
  const service = await openTestIdentity();
  const browser = testBrowser(service);
  const form = await readPage('sign-in', await browser.follow(await browser.get(implicitRequest())));
  await service.database.close();
  const shown = await browser.get(form.action);
  expect(shown.status).toBe(503);
  await readPage('unavailable', shown);
});

test('when the database fails, a posted sign-in form keeps the e-mail and doesn’t reveal whether the password was right', async () => {
  const service = await openTestIdentity();
  const browser = testBrowser(service);
  const form = await readPage('sign-in', await browser.follow(await browser.get(implicitRequest())));
  await service.database.close();
  const response = await browser.post(form.action, answers);
  expect(response.status).toBe(503);
  expect(await readPage('sign-in', response)).toEqual({
    ...form,
    email: answers.email,
    errors: { email: cannotSignIn },
  });
  expect(JSON.stringify(service.log)).not.toMatch(/example|horse/);
});

test('when the database fails, a request to sign in is a 503 without a redirect', async () => {
  const service = await openTestIdentity();
  await service.database.close();
  const browser = testBrowser(service);
  const response = await browser.get(implicitRequest());
  expect([response.status, response.headers.get('location')]).toEqual([503, null]);
});

test('keys that cannot be refreshed stay in use, and the failure is logged', async () => {
  const clock = movableClock(Date.now());
  const service = await openTestIdentity(undefined, clock);
  await service.database.close();
  clock.pass(60_000);
  const response = await service.app.request('/identity/jwks');
  expect([response.status, (await response.json()) as unknown]).toMatchObject([200, { keys: [{}] }]);
  expect(service.log).toContainEqual(expect.objectContaining({ event: 'identity-keys-not-read' }));
});

const postgres = await findPostgres();
describe.skipIf(postgres.isMissing)('PostgreSQL that hangs', { timeout: 2 * longTimeout.timeout }, () => {
  async function openBehindProxy() {
    const direct = await postgres.open<IdentityTables>();
    onTestFinished(direct.close);
    const proxy = await startDatabaseProxy(direct.url);
    onTestFinished(proxy.stop);
    const database = openDatabase<IdentityTables>(proxy.url);
    onTestFinished(database.close);
    await migrateIdentity(database);
    const clock = movableClock(Date.now());
    const service = await openTestIdentity(database, clock);
    return { proxy, clock, service };
  }
  const timed = async (response: Promise<Response>, withinMs = answeredWithinMs) => {
    const start = performance.now();
    const { status } = await response;
    expect(performance.now() - start).toBeLessThan(withinMs);
    return status;
  };

  test('keys are returned immediately, the sign-in form is answered in time, and afterwards the same form signs in', async () => {
    const { proxy, clock, service } = await openBehindProxy();
    const browser = testBrowser(service);
    const form = await readPage('sign-in', await browser.follow(await browser.get(implicitRequest())));
    proxy.hang();
    clock.pass(30_000);
    expect(await timed(Promise.resolve(service.app.request('/identity/jwks')), keysWithinMs)).toBe(200);
    expect(await timed(browser.post(form.action, answers))).toBe(503);
    proxy.resume();
    expect(await timed(browser.post(form.action, answers))).toBe(303);
  });
});
