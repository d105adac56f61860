import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Wait } from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { brandDir } from './brand-dir.ts';
import { recordedLog } from './recorded-log.ts';
import { movableClock } from './movable-clock.ts';
import { named, readElements } from './read-elements.ts';

/** A slow machine gives the same results as a fast one. */
const untilItComes: Wait = (promise) => promise;

/**
 * The built site, in this process, with a clock that can be moved and a log that can be read. Unless it is given
 * another wait, it waits for newer content and for a customer's details as long as they take.
 */
export async function siteInProcess(env: Record<string, string>, given: { wait?: Wait; clock?: Clock } = {}) {
  const build = new URL('../../build/', import.meta.url);
  const server: typeof import('#server/create-server.ts') = await import(
    /* @vite-ignore */ new URL('server/index.js', build).href
  );
  const clock = movableClock();
  const logger = recordedLog();
  const clientDir = new URL('client', build).pathname;
  const { app, answerCached, holdBack, warmUp, stop } = await server.createServer({
    config: readConfig({
      DATABASE_URL: 'file::memory:',
      CONTENT_DIR: brandDir,
      DATA_DIR: await temporaryFolder(),
      // With a clock that stands still no wait would end.
      CONTENT_WAIT_SECONDS: '0',
      ADDRESS_WAIT_SECONDS: '0',
      ...env,
    }),
    logger,
    clock,
    mode: 'production',
    clientDir,
    stopping: new AbortController().signal,
    wait: untilItComes,
    ...given,
  });
  const get = async (path: string) => app.request(path);
  return { get, fetch: app.fetch, answerCached, holdBack, clock, log: logger.lines, warmUp, stop };
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'site-'));
}

/** The visible text of a page, without scripts and their data, and its links. */
export function readPage(html: string) {
  const elements = readElements(html);
  const description = named(elements, 'meta').find((meta) => meta.get('name') === 'description');
  const body = ['main', 'footer'].flatMap((name) => named(elements, name));
  return {
    description: description?.get('content'),
    words: body.map(({ text }) => text).join(' '),
    links: body
      .flatMap(({ inside }) => named(inside, 'a'))
      .map((link) => ({ label: link.text, href: link.get('href') })),
  };
}
