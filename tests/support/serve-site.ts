import { readConfig } from '#server/config/config.ts';
import { listen } from '#server/listen.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import { freePort } from './free-port.ts';
import { siteInProcess } from './site-in-process.ts';

/** How soon a connection is closed once its last response has been sent. */
const closeIdleEveryMs = 20;
/** Responses that a test delays on purpose end with the test. */
const responseTimeoutMs = 2_000;

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/**
 * The built site on a port of this machine, in the tests' own process: starting it takes a tenth of the work of a
 * separate process. Unless a test says otherwise its clock and its waits are the product's. Tests of the process itself
 * and of what it prints use `startSite`.
 */
export async function serveSite(
  env: Record<string, string> = {},
  given: Parameters<typeof siteInProcess>[1] = { clock: systemClock, wait: withTimeout },
) {
  const port = env['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const settings = { PUBLIC_URL: url, RATE_LIMITS: 'off', ...env, PORT: port };
  const site = await siteInProcess(settings, given);
  const listening = Promise.withResolvers<void>();
  const server = listen(site.fetch, readConfig(settings), listening.resolve, {
    answerFirst: site.answerCached,
    holdBack: site.holdBack,
  });
  await listening.promise;
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // Requests in progress are answered first: browsers report a file that is cut off.
    const closing = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
    const hanging = setTimeout(() => server.closeAllConnections(), responseTimeoutMs);
    await closed;
    clearInterval(closing);
    clearTimeout(hanging);
    await site.stop();
  };
  return { url, log: site.log, clock: site.clock, warmUp: site.warmUp, stop: () => (stopped ??= stop()) };
}
