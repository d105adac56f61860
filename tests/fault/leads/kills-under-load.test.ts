import { describe, expect, onTestFinished, test } from 'vitest';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { engines } from '#tests/support/engines.ts';
import { startKillable } from './killable-service.ts';
import { post } from './post-lead.ts';

const rounds = 50;
const clients = 8;
/** A round ends after at most this many acknowledged leads: enough that kills fall into every step of an accept. */
const mostAcknowledged = 20;
/** Leads acknowledged in earlier rounds that are posted again in each. */
const repeated = 5;

describe.concurrent.each(await engines())('on $name', { timeout: 600_000 }, (engine) => {
  test(`${rounds} kills under posting load lose no acknowledged lead and duplicate none`, async () => {
    const database = await engine.open<LeadsTables>();
    onTestFinished(() => database.close());
    const references = new Map<string, string>();
    let unanswered: string[] = [];

    for (let round = 0; round < rounds; round += 1) {
      const service = await startKillable(database.url);
      const known = [...references].toSorted(() => Math.random() - 0.5).slice(0, repeated);
      const again = await Promise.all(known.map(([key]) => post(service.url, key)));
      expect(again).toEqual(known.map(([, reference]) => reference));

      const enough = Math.ceil(Math.random() * mostAcknowledged);
      const isLast = round === rounds - 1;
      const queue = [
        ...unanswered,
        ...Array.from({ length: isLast ? 0 : 500 }, (_, nth) => `key-${round}-${nth}`),
      ];
      unanswered = [];
      let acknowledged = 0;
      let killing: Promise<void> | undefined;
      const client = async () => {
        for (let key = queue.shift(); key !== undefined && !killing; key = queue.shift()) {
          const reference = await post(service.url, key);
          if (reference === undefined) unanswered.push(key);
          else references.set(key, reference);
          acknowledged += reference === undefined ? 0 : 1;
          if (!isLast && acknowledged >= enough) killing ??= service.kill();
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      await (killing ?? service.kill());
    }

    expect(unanswered).toEqual([]);
    const store = createLeadsStore(database);
    expect(await store.totals()).toMatchObject({ leads: references.size, pending: 2 * references.size });
    for (const [key, reference] of references) {
      const lead = await store.findByReference(reference);
      expect(lead?.document.data.attributes.query).toBe(`The lead of ${key}`);
      expect(lead?.jobs).toHaveLength(2);
    }
    expect(new Set(references.values()).size).toBe(references.size);
    expect(references.size).toBeGreaterThan(rounds);
  });
});
