import type { ClaimedJob } from '../store/outbox-jobs.ts';
import type { LeadsStore } from '../store/leads-store.ts';
import type { JobKind } from '../store/leads-tables.ts';
import { createAlarm } from './alarm.ts';
import type { JobHandler } from './job-outcome.ts';
import { runJob, type RunJobDeps } from './run-job.ts';

export type LaneDeps = RunJobDeps & {
  store: Pick<LeadsStore, 'claim' | 'settle'>;
  pollMs: number;
  leaseMs: number;
};

/** Jobs of one kind in hand at once: mail servers and webhooks bear a few connections, not dozens. */
const handsPerLane = 4;

/** Works off one kind of job: as many at once as there are hands, until it is stopped. */
export function startLane(kind: JobKind, handle: JobHandler, deps: LaneDeps) {
  const { store, clock, logger, leaseMs } = deps;
  const alarm = createAlarm(deps.pollMs);
  const inHand = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function claim(limit: number): Promise<ClaimedJob[]> {
    if (limit === 0) return [];
    try {
      return await store.claim(kind, { limit, at: clock.now(), leaseMs });
    } catch (problem) {
      logger.error('outbox-not-read', { kind, problem: problem instanceof Error ? problem.name : 'unknown' });
      return [];
    }
  }

  function begin(job: ClaimedJob) {
    const work = runJob(job, handle, deps).finally(() => {
      inHand.delete(work);
      alarm.ring();
    });
    inHand.add(work);
  }

  async function workOff(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = handsPerLane - inHand.size;
      const jobs = await claim(free);
      jobs.forEach(begin);
      if (free === 0 || jobs.length < free) await alarm.wait();
    }
    await Promise.all(inHand);
  }

  const ended = workOff();
  return {
    wake: alarm.ring,
    stop: () => {
      stopping.abort();
      alarm.ring();
      return ended;
    },
  };
}
