import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import type { LeadsTables } from '#services/leads/store/leads-tables.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { createLeadsStore } from '../store/leads-store.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import type { JobHandler, JobOutcome } from './job-outcome.ts';
import { startOutboxWorker, type OutboxWorkerDeps } from './outbox-worker.ts';

/** A poll interval that is never reached: only `wake` starts these workers. */
const never = 60 * 60 * 1000;
const waiting = { interval: 5 };

describe.each(await engines())('the outbox worker on $name', longTimeout, (engine) => {
  async function openOutbox() {
    const leads = await openLeads(engine);
    const start = (handlers: OutboxWorkerDeps['handlers'], changes: Partial<OutboxWorkerDeps> = {}) => {
      const worker = startOutboxWorker({ ...leads, handlers, pollMs: never, random: () => 0, ...changes });
      onTestFinished(() => worker.stop());
      return worker;
    };
    const totals = () => leads.store.totals();
    return { ...leads, start, totals };
  }

  /** Records what it did; returns the `outcomes` in order, then success. */
  function recordingHandler(outcomes: JobOutcome[] = []) {
    const seen: string[] = [];
    const handle: JobHandler = async (lead) => {
      seen.push(lead.id);
      return outcomes.shift() ?? { ok: true };
    };
    return { seen, handle };
  }

  test('jobs that are in the outbox at the start are done once each', async () => {
    const { start, postAndRead, totals } = await openOutbox();
    for (let nth = 0; nth < 10; nth += 1) await postAndRead();
    const [mail, crm] = [recordingHandler(), recordingHandler()];
    start({ 'confirmation-email': mail.handle, 'crm-hand-over': crm.handle });
    await expect.poll(totals, waiting).toMatchObject({ pending: 0, done: 20, dead: 0 });
    expect([new Set(mail.seen).size, mail.seen.length, new Set(crm.seen).size, crm.seen.length]).toEqual([
      10, 10, 10, 10,
    ]);
  });

  test('a lead accepted in the same process wakes the worker immediately, and a poll finds those from other processes', async () => {
    const { start, postAndRead, totals } = await openOutbox();
    const crm = recordingHandler();
    const worker = start({ 'crm-hand-over': crm.handle });
    await postAndRead();
    worker.wake();
    await expect.poll(totals, waiting).toMatchObject({ done: 1 });
    start({ 'crm-hand-over': crm.handle }, { pollMs: 10 });
    await postAndRead();
    await expect.poll(totals, waiting).toMatchObject({ done: 2 });
  });

  test('a job without a handler waits in the outbox for a process that has one', async () => {
    const { start, postAndRead, totals, store, clock } = await openOutbox();
    const { attributes } = await postAndRead();
    await start({ 'confirmation-email': recordingHandler().handle }).stop();
    await expect.poll(totals, waiting).toMatchObject({ pending: 1, done: 1 });
    const lead = await store.findByReference(attributes?.reference ?? '');
    expect(lead?.jobs[1]).toMatchObject({ kind: 'crm-hand-over', state: 'pending', attempts: 0 });
    expect(await store.claim('crm-hand-over', { limit: 1, at: clock.now(), leaseMs: 1 })).toHaveLength(1);
  });

  test('a failed job is retried after its delay; after eight attempts it is dead, and that is logged', async () => {
    const { start, postAndRead, totals, clock, lines } = await openOutbox();
    await postAndRead();
    const failing = recordingHandler(
      Array.from({ length: 20 }, () => ({ ok: false, code: 'crm-503', retry: true })),
    );
    const worker = start({ 'crm-hand-over': failing.handle });
    const tried = () => lines.filter(({ event }) => event === 'outbox-job').length;
    for (const [nth, seconds] of [30, 120, 480, 1_920, 7_680, 30_720, 43_200].entries()) {
      await expect.poll(tried, waiting).toBe(nth + 1);
      clock.pass(seconds * 1000 - 1);
      worker.wake();
      expect(failing.seen).toHaveLength(nth + 1);
      clock.pass(1);
      worker.wake();
    }
    await expect.poll(tried, waiting).toBe(8);
    expect(await totals()).toMatchObject({ pending: 1, dead: 1 });
    expect(failing.seen).toHaveLength(8);
    expect(lines.at(-1)?.fields).toMatchObject({
      kind: 'crm-hand-over',
      state: 'dead',
      code: 'crm-503',
      attempts: 8,
    });
  });

  test('a failure that a retry can’t fix makes the job dead immediately', async () => {
    const { start, postAndRead, totals } = await openOutbox();
    await postAndRead();
    const refused = recordingHandler([{ ok: false, code: 'smtp-550', retry: false }]);
    start({ 'confirmation-email': refused.handle });
    await expect.poll(totals, waiting).toMatchObject({ pending: 1, dead: 1 });
    expect(refused.seen).toHaveLength(1);
  });

  test('a handler that throws is retried, and only the name of the error is logged', async () => {
    const { start, postAndRead, lines } = await openOutbox();
    await postAndRead();
    start({ 'crm-hand-over': () => Promise.reject(new TypeError('robin@example.com')) });
    await expect.poll(() => lines.at(-1)?.fields['code'], waiting).toBe('unexpected-TypeError');
    expect(lines.at(-1)?.fields['state']).toBe('pending');
    expect(JSON.stringify(lines)).not.toContain('robin@');
  });

  test('a job that takes too long is aborted and retried', async () => {
    const { start, postAndRead, lines } = await openOutbox();
    await postAndRead();
    let isAborted = false;
    const hang: JobHandler = (_lead, { signal }) =>
      new Promise(() => signal.addEventListener('abort', () => (isAborted = true)));
    start({ 'crm-hand-over': hang }, { limitMs: 20 });
    await expect.poll(() => lines.at(-1)?.fields['code'], waiting).toBe('took-too-long');
    expect(isAborted).toBe(true);
  });

  test('a worker that dies between claim and settle loses nothing: another does the job when the lease ends', async () => {
    const { start, postAndRead, totals, clock, lines } = await openOutbox();
    const { id } = await postAndRead();
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    const { promise: cameBack, resolve: comeBack } = Promise.withResolvers<JobOutcome>();
    start({
      'crm-hand-over': () => {
        take();
        return cameBack;
      },
    });
    await taken;
    const second = recordingHandler();
    const worker = start({ 'crm-hand-over': second.handle });
    clock.pass(119_999);
    worker.wake();
    await postAndRead();
    worker.wake();
    await expect.poll(totals, waiting).toMatchObject({ done: 1 });
    expect(second.seen).not.toContain(id);
    clock.pass(1);
    worker.wake();
    await expect.poll(totals, waiting).toMatchObject({ done: 2 });
    expect(second.seen).toContain(id);
    comeBack({ ok: false, code: 'too-late', retry: false });
    await expect.poll(() => lines.at(-1)?.event, waiting).toBe('outbox-job-taken-over');
    expect(await totals()).toMatchObject({ done: 2, dead: 0 });
  });

  test('a job that crashes its worker every time is abandoned, not retried for ever', async () => {
    const { start, postAndRead, totals, clock, store } = await openOutbox();
    await postAndRead();
    for (let nth = 0; nth < 8; nth += 1) {
      expect(await store.claim('crm-hand-over', { limit: 1, at: clock.now(), leaseMs: 1_000 })).toHaveLength(
        1,
      );
      clock.pass(1_000);
    }
    const crm = recordingHandler();
    start({ 'crm-hand-over': crm.handle });
    await expect.poll(totals, waiting).toMatchObject({ dead: 1 });
    expect(crm.seen).toEqual([]);
  });

  test('two concurrent workers never do the same job', async () => {
    const { start, postAndRead, totals, database } = await openOutbox();
    await Promise.all(Array.from({ length: 60 }, () => postAndRead()));
    const seen: string[] = [];
    const handle = async (lead: StoredLead): Promise<JobOutcome> => {
      seen.push(lead.id);
      return { ok: true };
    };
    const otherDatabase = openDatabase<LeadsTables>(database.url);
    const handlers = { 'confirmation-email': handle };
    const other = start(handlers, { store: createLeadsStore(otherDatabase) });
    const one = start(handlers);
    await expect.poll(totals, waiting).toMatchObject({ done: 60 });
    await Promise.all([one.stop(), other.stop()]);
    await otherDatabase.close();
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  test('stopping finishes the running job and starts no other', async () => {
    const { start, postAndRead, totals } = await openOutbox();
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    const { promise: finished, resolve: finish } = Promise.withResolvers<JobOutcome>();
    await postAndRead();
    const worker = start({
      'crm-hand-over': () => {
        take();
        return finished;
      },
    });
    await taken;
    const stopped = worker.stop();
    await postAndRead();
    worker.wake();
    finish({ ok: true });
    await stopped;
    expect(await totals()).toMatchObject({ pending: 3, done: 1 });
  });

  test('a kind of job that hangs never blocks the other kind', async () => {
    const { start, postAndRead, totals } = await openOutbox();
    for (let nth = 0; nth < 10; nth += 1) await postAndRead();
    const { promise: hanging, resolve: release } = Promise.withResolvers<JobOutcome>();
    start({ 'confirmation-email': () => hanging, 'crm-hand-over': recordingHandler().handle });
    await expect.poll(totals, waiting).toMatchObject({ done: 10 });
    release({ ok: true });
    await expect.poll(totals, waiting).toMatchObject({ done: 20 });
  });

  test('when the database can’t be read, the worker logs the engine’s code', async () => {
    const { start, database, lines } = await openOutbox();
    await database.queries.schema.dropTable('lead_outbox').execute();
    start({ 'crm-hand-over': recordingHandler().handle });
    await expect.poll(() => lines, waiting).toHaveLength(1);
    const code = database.engine === 'sqlite' ? 'ERR_SQLITE_ERROR-1' : '42P01';
    expect(lines[0]).toMatchObject({ event: 'outbox-not-read', fields: { kind: 'crm-hand-over', code } });
  });

  test('the worker logs that the database can’t be read, and continues afterwards', async () => {
    const { start, postAndRead, totals, store, lines } = await openOutbox();
    await postAndRead();
    let isDown = true;
    const claim: typeof store.claim = (...job) =>
      isDown ? Promise.reject(new Error('gone')) : store.claim(...job);
    start({ 'crm-hand-over': recordingHandler().handle }, { store: { ...store, claim }, pollMs: 5 });
    await expect.poll(() => lines.some(({ event }) => event === 'outbox-not-read'), waiting).toBe(true);
    isDown = false;
    await expect.poll(totals, waiting).toMatchObject({ done: 1 });
  });
});
