import { describe, expect, test } from 'vitest';
import type { JobKind } from '#services/leads/store/leads-tables.ts';
import { engines, longTimeout, type TestEngine } from '#tests/support/engines.ts';
import { openCommandOn } from './leads-command.fixture.ts';

/** A lead, and a worker that takes its jobs. */
async function openWithWorker(engine: TestEngine) {
  const command = await openCommandOn(engine);
  const reference = (await command.postAndRead()).attributes?.reference ?? '';
  const claim = async (kind: JobKind) => {
    const [job] = await command.store.claim(kind, { limit: 1, at: command.clock.now(), leaseMs: 60_000 });
    if (!job) throw new Error('nothing claimed');
    return job;
  };
  /** A try that the CRM refuses; the next one is due at `runAt`. */
  const failOnce = async (runAt: number) =>
    command.store.recordResult(await claim('crm-hand-over'), { state: 'pending', runAt, code: 'crm-503' });
  return { ...command, reference, claim, failOnce };
}

describe.each(await engines())('erasure while jobs run on $name', longTimeout, (engine) => {
  test.each([1, 2])(
    'a lead on its way to the CRM, in try %i, is reported and recorded as such, not as cancelled',
    async (nth) => {
      const { reference, clock, claim, failOnce, run } = await openWithWorker(engine);
      if (nth === 2) await failOnce(clock.now());
      await claim('crm-hand-over');
      const { printed } = await run('erase', reference, '--yes');
      expect(printed).toContain('1 jobs that were not done');
      expect(printed).toContain('Being sent to your CRM when they were erased: 1. Check');
      expect(printed).not.toContain('Confirmations being sent');
      const shown = (await run('show', reference)).printed;
      expect(shown).toMatch(/crm-hand-over +skipped \(erased-during-try\)/);
      expect(shown).toMatch(/confirmation-email +skipped \(erased\)/);
    },
  );

  test('a failed job that waits for its next try is cancelled, and an e-mail that is being sent is reported', async () => {
    const { reference, clock, claim, failOnce, run } = await openWithWorker(engine);
    await failOnce(clock.now() + 30_000);
    await claim('confirmation-email');
    const { printed } = await run('erase', reference, '--yes');
    expect(printed).toContain('1 jobs that were not done');
    expect(printed).not.toContain('Being sent to your CRM');
    expect(printed).toContain('Confirmations being sent when their leads were erased: 1.');
  });
});
