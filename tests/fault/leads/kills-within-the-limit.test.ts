import { describe, expect, onTestFinished, test } from 'vitest';
import { startOutboxWorker } from '#services/leads/outbox/outbox-worker.ts';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { engines } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createTestLogger } from '#tests/support/open-leads.ts';
import { startSmtpServer } from '#tests/support/start-smtp-server.ts';
import { startKillable } from './killable-service.ts';
import { post } from './post-lead.ts';
import { mailHandler } from './mail-handler.ts';

const victim = 'victim@example.com';

describe.each(await engines())('on $name', { timeout: 60_000 }, (engine) => {
  test('when two processes are killed while they send, at most three e-mails go to one address, and none of the three is lost', async () => {
    const database = await engine.open<LeadsTables>();
    onTestFinished(() => database.close());
    let isHanging = true;
    let started = 0;
    const { url: smtpUrl, received } = await startSmtpServer({
      onMailFrom: (_address, _session, callback) => {
        started += 1;
        if (!isHanging) callback();
      },
    });
    const services = await Promise.all([0, 1].map(() => startKillable(database.url, smtpUrl)));
    const killAll = () => Promise.all(services.map(({ kill }) => kill()));
    onTestFinished(() => void killAll());
    const posts = Array.from({ length: 30 }, (_, nth) =>
      post(services[nth % 2]?.url ?? '', `key-${nth}`, victim),
    );
    expect(await Promise.all(posts)).not.toContain(undefined);
    await expect.poll(() => started, { timeout: 30_000 }).toBe(3);
    await killAll();
    isHanging = false;

    const store = createLeadsStore(database);
    // The jobs of the dead processes become available once their lease has expired.
    const clock = movableClock(Date.now() + 60 * 60 * 1000);
    const handlers = { 'confirmation-email': mailHandler(smtpUrl) };
    const worker = startOutboxWorker({ store, clock, logger: createTestLogger().logger, handlers });
    await expect
      .poll(() => store.totals(), { timeout: 30_000 })
      .toMatchObject({ leads: 30, done: 3, dead: 0, skipped: 27 });
    await worker.stop();
    const messageIds = received.map(({ text }) => /^Message-ID: (\S+)/m.exec(text)?.[1]);
    expect(new Set(messageIds).size).toBe(3);
    expect(messageIds).not.toContain(undefined);
  });
});
