import { expect, onTestFinished, test } from 'vitest';
import { stopWithinMs } from '#server/graceful-shutdown.ts';
import { sendReading } from '#tests/support/rolling-restart/traffic.ts';
import { hasPostgresPrograms, startPostgres } from '#tests/support/start-postgres.ts';
import { startSite } from '#tests/support/start-site.ts';

/** The limit, whatever the database does. */
const answeredWithinMs = 10_000;
const longTimeout = { timeout: 120_000 };
const area = '/help-and-support';

async function startOnPostgres() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const site = await startSite({ DATABASE_URL: postgres.url });
  onTestFinished(async () => void (await site.stop('SIGKILL')));
  return { postgres, site };
}

test.skipIf(!hasPostgresPrograms)(
  'with a PostgreSQL whose processes are stopped, posts get 503 in time, pages are served, and the site stops in time',
  longTimeout,
  async () => {
    const { postgres, site } = await startOnPostgres();
    expect((await sendReading(site.url, 1)).status).toBe(201);

    postgres.freeze();
    const start = performance.now();
    expect((await sendReading(site.url, 2)).status).toBe(503);
    expect(performance.now() - start).toBeLessThan(answeredWithinMs);
    expect((await fetch(`${site.url}${area}/emergencies`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, longTimeout).toBe(503);

    postgres.thaw();
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, longTimeout).toBe(200);
    expect((await sendReading(site.url, 2)).status).toBe(201);

    postgres.freeze();
    const stopStart = performance.now();
    expect(await site.stop()).toBe(0);
    expect(performance.now() - stopStart).toBeLessThan(stopWithinMs);
  },
);
