import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../support/site-test.ts';
import { freePort } from '../../support/free-port.ts';
import { startServices } from '../../support/start-services.ts';
import { newerCustomer } from '../../support/sample-customers.ts';
import { signIn } from '../../support/sign-in-journey.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';

test('separate back ends identify a customer by the configured issuer, and nobody without one', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dir = await mkdtemp(join(tmpdir(), 'apart-'));
  const store = { DATA_DIR: dir, DATABASE_URL: 'file::memory:' };
  const [services, strangers] = await Promise.all([
    startServices({ ...store, IDENTITY_URL: `${url}/identity` }),
    startServices(store),
  ]);
  const { apiUrl } = services;
  await serveOwnSite({ env: { PORT: port, PUBLIC_URL: url, API_URL: apiUrl, ACCOUNT_API_URL: apiUrl } });
  await open(url + complaint);
  await signIn(page, { email: newerCustomer.email });
  await expect(page).toHaveURL(url + complaint);
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await expect(page.getByLabel('Mobile telephone')).toHaveValue('07700 900 201');

  const tokens = (await page.context().cookies(url)).map(({ name, value }) => [name, value] as const);
  const access = new Map(tokens).get('__Host-uaa') ?? '';
  const ask = (base: string, headers: Record<string, string>) =>
    page.request.get(`${base}/proxy/Customer/Accounts/AccountStatusCount`, { headers });
  const bearer = { authorization: `Bearer ${access}` };
  expect(await (await ask(apiUrl, bearer)).json()).toEqual({ liveCount: 2, preLiveCount: 0 });
  expect((await ask(apiUrl, {})).status()).toBe(401);
  expect((await ask(strangers.apiUrl, bearer)).status()).toBe(401);
  await Promise.all([services.stop(), strangers.stop()]);
  await rm(dir, { recursive: true, force: true });
});
