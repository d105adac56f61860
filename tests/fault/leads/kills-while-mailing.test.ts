import { describe, expect, onTestFinished, test } from 'vitest';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { startOutboxWorker } from '#services/leads/outbox/outbox-worker.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createTestLogger } from '#tests/support/open-leads.ts';
import { startSmtpServer } from '#tests/support/start-smtp-server.ts';
import { startKillable } from './killable-service.ts';
import { post } from './post-lead.ts';
import { mailHandler } from './mail-handler.ts';

const rounds = 8;
const leadsPerRound = 12;
/** Jobs that a process can be running when it dies: only these may be done twice. */
const jobsAtOnce = 4;

describe.each(await engines())('on $name', longTimeout, (engine) => {
  test('processes killed while they send lose no e-mail, and a repeated e-mail has the Message-ID of the first', async () => {
    const database = await engine.open<LeadsTables>();
    onTestFinished(() => database.close());
    const { url: smtpUrl, received } = await startSmtpServer();
    for (let round = 0; round < rounds; round += 1) {
      const service = await startKillable(database.url, smtpUrl);
      const before = received.length;
      const keys = Array.from({ length: leadsPerRound }, (_, nth) => `key-${round}-${nth}`);
      const references = await Promise.all(keys.map((key) => post(service.url, key)));
      expect(references).not.toContain(undefined);
      await expect
        .poll(() => received.length, { timeout: 120_000, interval: 1 })
        .toBeGreaterThan(before + round);
      await service.kill();
    }

    const store = createLeadsStore(database);
    // The jobs of dead processes become available once their lease has expired.
    const clock = movableClock(Date.now() + 60 * 60 * 1000);
    const handlers = { 'confirmation-email': mailHandler(smtpUrl) };
    const worker = startOutboxWorker({ store, clock, logger: createTestLogger().logger, handlers });
    const leads = rounds * leadsPerRound;
    await expect
      .poll(() => store.totals(), { timeout: 120_000 })
      .toMatchObject({ leads, done: leads, dead: 0 });
    await worker.stop();

    const idsOf = new Map<string, Set<string>>();
    for (const { to, text } of received) {
      const id = /^Message-ID: (\S+)/m.exec(text)?.[1] ?? 'none';
      idsOf.set(to[0] ?? '', (idsOf.get(to[0] ?? '') ?? new Set()).add(id));
    }
    expect(idsOf.size).toBe(leads);
    expect([...idsOf.values()].every((ids) => ids.size === 1 && !ids.has('none'))).toBe(true);
    expect(received.length).toBeLessThanOrEqual(leads + rounds * jobsAtOnce);
  });
});
