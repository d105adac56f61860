import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { systemClock } from '#platform/clock/clock.ts';
import { copyContent } from './content-copy.ts';
import type { LoggedLine } from './recorded-log.ts';
import { siteInProcess, untilItComes } from './site-in-process.ts';
import { expect, test as base, withAndWithoutScripts } from './site-test.ts';
import { freePort } from './start-site.ts';
import type { Started } from './base-test.ts';
import { openWindow } from './window-test.ts';

type PrefillSite = { url: string; dataDir: string; log: LoggedLine[] };

/** A site whose meter-reading window is open and whose pages wait for what fills their forms, however slow the machine. */
export const test = base.extend<{ site: PrefillSite }>({
  site: async ({ startOnce }, use) => use(await startOnce('prefill', startPrefillSite)),
  baseURL: async ({ site }, use) => use(site.url),
});

async function startPrefillSite(): Promise<Started<PrefillSite>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prefill-'));
  const content = await copyContent({ 'meter-read/settings.json': openWindow });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await siteInProcess(
    {
      CONTENT_DIR: content.dir,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: `file:${dataDir}/help-and-support.db`,
    },
    { wait: untilItComes, clock: systemClock },
  );
  const server = serve({ fetch: site.fetch, port, hostname: '127.0.0.1' });
  const stop = async () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await site.stop();
    await content.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { value: { url, dataDir, log: site.log }, stop };
}

export { expect, withAndWithoutScripts };
