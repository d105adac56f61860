import { expect, test as base, withAndWithoutScripts } from './site-test.ts';
import { startSite, type OwnSite } from './start-site.ts';
import { startUnreliableApi, type UnreliableApi } from './unreliable-api.ts';

/** A failed post answers 4xx or 5xx, which browsers report when scripts sent it. */
const failedPost = /responded with a status of (422|503)/;

type ApiSite = { api: UnreliableApi; site: OwnSite };

/** A site whose back end has moods, shared by one worker's tests; each starts with a well one. */
export const test = base.extend<ApiSite, { apiSite: ApiSite; siteEnv: Record<string, string> }>({
  expectedProblem: failedPost,
  /** Further settings of the site for a file's tests. */
  siteEnv: [{}, { option: true, scope: 'worker' }],
  apiSite: [
    async ({ siteEnv }, use) => {
      const api = await startUnreliableApi();
      const site = await startSite({ API_URL: api.url, ...siteEnv });
      await use({ api, site });
      await site.stop();
      await api.stop();
    },
    { scope: 'worker' },
  ],
  api: async ({ apiSite }, use) => {
    apiSite.api.setMood('well');
    await use(apiSite.api);
    apiSite.api.setMood('well');
  },
  site: async ({ apiSite }, use) => use(apiSite.site),
  baseURL: async ({ apiSite }, use) => use(apiSite.site.url),
});

export { expect, withAndWithoutScripts };
