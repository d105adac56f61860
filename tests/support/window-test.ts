import type { LoggedLine } from './recorded-log.ts';
import { copyContent } from './content-copy.ts';
import { expect, test as base, withAndWithoutScripts } from './site-test.ts';
import { serveSite } from './serve-site.ts';
import type { Started } from './base-test.ts';
import { startUnreliableApi, type UnreliableApi } from './unreliable-api.ts';

/** A closed window or a failed post answers 4xx or 5xx, which browsers report when scripts sent it. */
const failedPost = /responded with a status of (409|422|503)/;

/** Settings of an open window, each with distinct text. */
export const openWindow = {
  isMeterReadWeek: true,
  isEnableMeterReadCTA: true,
  contactCardTemplate:
    '<p><b>Prices change on 1 January.</b> Send us the numbers, or <a href="/help-and-support/meters">read how</a>.</p>',
  contactCardPillTemplate: 'Readings <b>open</b>',
  headingTemplate: '<p>Read it on New Year’s Eve.</p>',
  smrErrorTemplate: '<p>Try <b>again</b> later.</p>',
};
type Settings = Partial<typeof openWindow>;

type WindowSite = {
  url: string;
  api: UnreliableApi;
  /** Every line that the site logged, whatever its level. */
  log: LoggedLine[];
  /** Changes the settings, and lets pass the time that pages may take to follow. */
  setWindow: (changes: Settings) => Promise<void>;
};

/** A site whose meter-reading window a test opens and closes, shared by one worker's tests; each starts with it open. */
export const test = base.extend<{ site: WindowSite }>({
  expectedProblem: failedPost,
  site: async ({ startOnce }, use) => {
    const site = await startOnce('window', startWindowSite);
    site.api.setMode('well');
    await site.setWindow({});
    await use(site);
  },
  baseURL: async ({ site }, use) => use(site.url),
});

async function startWindowSite(): Promise<Started<WindowSite>> {
  const [api, content] = await Promise.all([startUnreliableApi(), copyContent()]);
  const { url, log, clock, stop } = await serveSite({ CONTENT_DIR: content.dir, API_URL: api.url }, {});
  const setWindow = async (changes: Settings) => {
    await content.change('meter-read/settings.json', { ...openWindow, ...changes });
    clock.pass(30_000);
  };
  return {
    value: { url, api, log, setWindow },
    stop: () => Promise.all([stop(), api.stop(), content.remove()]),
  };
}

export { expect, withAndWithoutScripts };
