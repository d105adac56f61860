import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#platform/clock/clock.ts';
import { copyContent } from './content-copy.ts';
import type { LoggedLine } from './recorded-log.ts';
import { expect, test as base, withAndWithoutScripts } from './site-test.ts';
import { serveSite } from './serve-site.ts';
import type { Started } from './base-test.ts';
import { openWindow } from './window-test.ts';

type PrefillSite = { url: string; dataDir: string; log: LoggedLine[] };

/** A site with an open meter-reading window whose pages wait for their forms' details, however slow the machine is. */
export const test = base.extend<{ site: PrefillSite }>({
  site: async ({ startOnce }, use) => use(await startOnce('prefill', startPrefillSite)),
  baseURL: async ({ site }, use) => use(site.url),
});

async function startPrefillSite(): Promise<Started<PrefillSite>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prefill-'));
  const content = await copyContent({ 'meter-read/settings.json': openWindow });
  const { url, log, stop } = await serveSite(
    {
      CONTENT_DIR: content.dir,
      DATA_DIR: dataDir,
      DATABASE_URL: `file:${dataDir}/help-and-support.db`,
    },
    { clock: systemClock },
  );
  return {
    value: { url, dataDir, log },
    stop: async () => {
      await stop();
      await content.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export { expect, withAndWithoutScripts };
