import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { stopWithinMs } from '#server/graceful-shutdown.ts';
import { copyContent } from '#tests/support/content-copy.ts';
import { findPostgres } from '#tests/support/engines.ts';
import { openConnection } from '#tests/support/raw-connection.ts';
import { startSite, type OwnSite } from '#tests/support/start-site.ts';
import { startDatabaseProxy } from '#tests/support/tcp-proxy.ts';
import { startUnreliableContent } from '#tests/support/unreliable-content.ts';
import { sendReading } from '#tests/support/rolling-restart/traffic.ts';

const longTimeout = { timeout: 120_000 };
const area = '/help-and-support';

/** A reading whose lead causes an e-mail. */
const sendWithEmail = (site: OwnSite, nth: number) =>
  sendReading(site.url, nth, { email: 'ann@example.com' });

/** Stops a site; returns its exit code, and whether it stopped within the time that supervisors allow. */
async function stop(site: OwnSite) {
  const start = performance.now();
  const code = await site.stop();
  return { code, isInTime: performance.now() - start < stopWithinMs };
}

/** A mail server that accepts connections and never responds. */
async function startSilentServer() {
  const connected = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    connected.resolve();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, connected: connected.promise };
}

/** Sends the head of a post and half of its body, and then nothing. */
async function startSlowVisitor(site: OwnSite) {
  const visitor = await openConnection(site.url);
  onTestFinished(visitor.close);
  const head = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '1000' };
  visitor.send(`POST ${area}/complaints/pay-as-you-go HTTP/1.1`, head, 'first-name=');
  return visitor;
}

const postgres = await findPostgres();
describe.skipIf(postgres.isMissing)('with PostgreSQL', longTimeout, () => {
  async function startBehindProxy(env: Record<string, string> = {}) {
    const database = await postgres.open();
    const proxy = await startDatabaseProxy(database.url);
    const site = await startSite({ DATABASE_URL: proxy.url, ...env });
    onTestFinished(async () => {
      await site.stop('SIGKILL');
      await proxy.stop();
      await database.close();
    });
    return { site, proxy };
  }

  test('a database that hangs does not delay the shutdown, even with a post in flight', async () => {
    const { site, proxy } = await startBehindProxy();
    expect((await sendWithEmail(site, 1)).status).toBe(201);
    proxy.hang();
    const posted = sendWithEmail(site, 2).then(({ status }) => status);
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, longTimeout).toBe(503);
    expect(await stop(site)).toEqual({ code: 0, isInTime: true });
    expect(await posted).toBe(503);
  });

  test('a database, content service, mail server and visitors that all hang at once do not delay the shutdown, drain included', async () => {
    const files = await copyContent();
    const content = await startUnreliableContent(files.dir);
    const mail = await startSilentServer();
    onTestFinished(async () => {
      await content.stop();
      await files.remove();
    });
    const { site, proxy } = await startBehindProxy({
      CONTENT_URL: content.url,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'help@thistlemere.example',
      DRAIN_SECONDS: '5',
    });
    expect((await sendWithEmail(site, 1)).status).toBe(201);
    await mail.connected;
    await startSlowVisitor(site);
    content.setMode('silent');
    void fetch(`${site.url}${area}/meters/economy-7-meters`).catch(() => {});
    void fetch(`${site.url}${area}/media/mark.svg`).catch(() => {});
    proxy.hang();
    void sendWithEmail(site, 2).catch(() => {});
    expect(await stop(site)).toEqual({ code: 0, isInTime: true });
  });
});
