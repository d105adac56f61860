import { describe, expect, test } from 'vitest';
import { createLeadsStore } from '#services/leads/store/leads-store.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';

const leaseMs = 120_000;

describe.each(await engines())('claims on $name', longTimeout, (engine) => {
  async function openWithLeads(count: number) {
    const leads = await openLeads(engine);
    for (let nth = 0; nth < count; nth += 1) await leads.postAndRead();
    const claim = (limit = 10) =>
      leads.store.claim('crm-hand-over', { limit, at: leads.clock.now(), leaseMs });
    return { ...leads, claim };
  }

  test('a claimed job is exclusive until its lease ends, and then counts another attempt', async () => {
    const { claim, clock } = await openWithLeads(1);
    expect(await claim()).toMatchObject([{ kind: 'crm-hand-over', attempts: 1 }]);
    clock.pass(leaseMs - 1);
    expect(await claim()).toEqual([]);
    clock.pass(1);
    expect(await claim()).toMatchObject([{ kind: 'crm-hand-over', attempts: 2 }]);
  });

  test('a worker whose lease has expired can’t settle a job that another worker has taken over', async () => {
    const { claim, clock, store } = await openWithLeads(1);
    const [late] = await claim();
    clock.pass(leaseMs);
    const [taken] = await claim();
    if (!late || !taken) throw new Error('nothing claimed');
    expect(await store.recordResult(late, { state: 'dead', code: 'late' })).toBe(false);
    expect(await store.recordResult(taken, { state: 'done' })).toBe(true);
    expect(await store.recordResult(taken, { state: 'dead', code: 'twice' })).toBe(false);
    expect(await store.totals()).toMatchObject({ pending: 1, done: 1, dead: 0 });
  });

  test('a failed job is due again after its delay, and shows why it failed', async () => {
    const { claim, clock, store } = await openWithLeads(1);
    const [job] = await claim();
    if (!job) throw new Error('nothing claimed');
    await store.recordResult(job, { state: 'pending', runAt: clock.now() + 30_000, code: 'crm-503' });
    expect(await claim()).toEqual([]);
    clock.pass(30_000);
    const shown = await store.findByReference(job.lead.reference);
    expect(shown?.jobs[1]).toMatchObject({
      kind: 'crm-hand-over',
      state: 'pending',
      attempts: 1,
      lastError: 'crm-503',
    });
    expect(await claim()).toMatchObject([{ attempts: 2 }]);
  });

  test('a claim takes the longest overdue jobs of its kind first, up to the requested number', async () => {
    const { claim, clock, store, post } = await openLeads(engine).then((leads) => ({
      ...leads,
      claim: (limit: number) => leads.store.claim('crm-hand-over', { limit, at: leads.clock.now(), leaseMs }),
    }));
    for (let nth = 0; nth < 5; nth += 1) {
      await post();
      clock.pass(1_000);
    }
    const leads = (await store.newest(5)).toReversed().map(({ id }) => id);
    const ids = async (limit: number) => (await claim(limit)).map(({ lead }) => lead.id).toSorted();
    expect(await ids(3)).toEqual(leads.slice(0, 3).toSorted());
    expect(await ids(3)).toEqual(leads.slice(3).toSorted());
    expect(await ids(3)).toEqual([]);
    expect((await store.totals()).pending).toBe(10);
  });

  test('two processes that claim simultaneously never get the same job', async () => {
    const { clock, store, database } = await openWithLeads(40);
    const otherDatabase = openDatabase<LeadsTables>(database.url);
    const other = createLeadsStore(otherDatabase);
    const claims = Array.from({ length: 20 }, (_, nth) =>
      (nth % 2 ? store : other).claim('crm-hand-over', { limit: 5, at: clock.now(), leaseMs }),
    );
    const claimed = (await Promise.all(claims)).flat();
    await otherDatabase.close();
    expect(claimed).toHaveLength(40);
    expect(new Set(claimed.map(({ lead }) => lead.id)).size).toBe(40);
  });

  test('dead jobs are revived with all their attempts', async () => {
    const { claim, store, clock } = await openWithLeads(3);
    const [first, second, third] = await claim();
    if (!first || !second || !third) throw new Error('nothing claimed');
    await store.recordResult(first, { state: 'dead', code: 'crm-500' });
    await store.recordResult(second, { state: 'dead', code: 'crm-500' });
    await store.recordResult(third, { state: 'done' });
    expect((await store.newest(9, { onlyDead: true })).map(({ id }) => id).toSorted()).toEqual(
      [first.lead.id, second.lead.id].toSorted(),
    );
    expect(await store.retryDead(clock.now())).toBe(2);
    expect(await store.retryDead(clock.now())).toBe(0);
    expect(await claim()).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  });
});
