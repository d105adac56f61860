import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPostgres, longTimeout } from '#tests/support/engines.ts';
import { startServices } from '#tests/support/start-services.ts';
import { freePort } from '#tests/support/free-port.ts';
import { runToExit, startSite } from '#tests/support/start-site.ts';
import { startDatabaseProxy } from '#tests/support/tcp-proxy.ts';
import { post } from '../leads/post-lead.ts';

const postgres = await findPostgres();
const betweenTriesMs = 50;

/** Waits for the first response: a process that is starting accepts no connections yet. */
async function answerOf(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return answer;
    await pause(betweenTriesMs);
  }
}

describe.skipIf(postgres.isMissing)('a database that is unavailable at the start', longTimeout, () => {
  test('the site waits and says so, shows visitors the emergency numbers, and starts automatically once the database is available', async () => {
    const database = await postgres.open();
    onTestFinished(database.close);
    const [port, databasePort] = [String(await freePort()), await freePort()];
    const away = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(databasePort) });
    const url = `http://127.0.0.1:${port}`;
    const starting = startSite({ PORT: port, PUBLIC_URL: url, DATABASE_URL: away.href, LOG_LEVEL: 'info' });

    expect((await answerOf(`${url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'starting' }]);
    const page = await fetch(`${url}/help-and-support/meters`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toMatch(/isn’t working at the moment[^]*tel:105/);

    const proxy = await startDatabaseProxy(database.url, databasePort);
    onTestFinished(proxy.stop);
    const site = await starting;
    onTestFinished(() => void site.stop());
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/help-and-support/meters`)).status).toBe(200);
    const lines = site.output();
    expect(lines).toMatch(/"event":"waiting-for-database","variable":"DATABASE_URL","code":"ECONNREFUSED"/);
    expect(lines).toContain('"event":"database-found"');
    expect(await site.stop()).toBe(0);
  });

  test('separate back ends wait too', async () => {
    const database = await postgres.open();
    onTestFinished(database.close);
    const databasePort = await freePort();
    const away = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(databasePort) });
    const starting = startServices({ DATABASE_URL: away.href });
    const proxy = await startDatabaseProxy(database.url, databasePort);
    onTestFinished(proxy.stop);
    const services = await starting;
    expect(await post(`${services.apiUrl}/leads`, 'after-the-wait')).toBeDefined();
    expect(await services.stop()).toBe(0);
  });

  test('a mistake that waiting can’t fix stops the start, naming the variable and hiding the password', async () => {
    const database = await postgres.open();
    onTestFinished(database.close);
    const unknown = Object.assign(new URL(database.url), {
      pathname: '/no_such_database',
      password: 'hidden',
    });
    const { code, output } = await runToExit({
      PORT: String(await freePort()),
      DATABASE_URL: unknown.href,
    });
    expect(code).toBe(1);
    expect(output).toBe('DATABASE_URL: database "no_such_database" does not exist\n');
  });
});
