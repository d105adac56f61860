import { expect, test as base, withAndWithoutScripts } from './site-test.ts';
import { startSite, type OwnSite } from './start-site.ts';
import type { Started } from './base-test.ts';
import { startUnreliableApi, type UnreliableApi } from './unreliable-api.ts';

/** A failed post answers 4xx or 5xx, which browsers report when scripts sent it. */
const failedPost = /responded with a status of (422|503)/;

type ApiSite = { api: UnreliableApi; site: OwnSite };

/** A site whose back end has modes, shared by one worker's tests; each test starts with a well one. */
export const test = base.extend<ApiSite & { apiSite: ApiSite; addressWaitSeconds: string }>({
  expectedProblem: failedPost,
  /** How long a page waits for the addresses of a back end that fails. */
  addressWaitSeconds: ['0', { option: true }],
  apiSite: async ({ startOnce, addressWaitSeconds }, use) =>
    use(await startOnce(`api ${addressWaitSeconds}`, () => startApiSite(addressWaitSeconds))),
  api: async ({ apiSite }, use) => {
    apiSite.api.setMode('well');
    await use(apiSite.api);
    apiSite.api.setMode('well');
  },
  site: async ({ apiSite }, use) => use(apiSite.site),
  baseURL: async ({ apiSite }, use) => use(apiSite.site.url),
});

async function startApiSite(ADDRESS_WAIT_SECONDS: string): Promise<Started<ApiSite>> {
  const api = await startUnreliableApi();
  const site = await startSite({ API_URL: api.url, ADDRESS_WAIT_SECONDS });
  const stop = async () => {
    await site.stop();
    await api.stop();
  };
  return { value: { api, site }, stop };
}

export { expect, withAndWithoutScripts };
