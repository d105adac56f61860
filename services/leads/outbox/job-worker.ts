import { errorFields } from '#platform/database/engine-code.ts';
import type { ClaimedJob } from '../store/outbox-jobs.ts';
import type { LeadsStore } from '../store/leads-store.ts';
import type { JobKind } from '../store/leads-tables.ts';
import { createWakeableTimer } from './wakeable-timer.ts';
import type { JobHandler } from './job-outcome.ts';
import { runJob, type RunJobDeps } from './run-job.ts';

export type JobWorkerDeps = RunJobDeps & {
  store: Pick<LeadsStore, 'claim' | 'recordResult'>;
  pollMs: number;
  leaseMs: number;
};

/** Concurrent jobs of one kind: mail servers and webhooks accept a few connections, not dozens. */
const jobsAtOnce = 4;

/** Processes one kind of job, up to the concurrency limit, until it is stopped. */
export function startJobWorker(kind: JobKind, handle: JobHandler, deps: JobWorkerDeps) {
  const { store, clock, logger, leaseMs } = deps;
  const timer = createWakeableTimer(deps.pollMs);
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function claim(limit: number): Promise<ClaimedJob[]> {
    if (limit === 0) return [];
    try {
      return await store.claim(kind, { limit, at: clock.now(), leaseMs });
    } catch (problem) {
      logger.error('outbox-not-read', { kind, ...errorFields(problem) });
      return [];
    }
  }

  function begin(job: ClaimedJob) {
    const work = runJob(job, handle, deps).finally(() => {
      running.delete(work);
      timer.wake();
    });
    running.add(work);
  }

  async function processJobs(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = jobsAtOnce - running.size;
      const jobs = await claim(free);
      jobs.forEach(begin);
      if (free === 0 || jobs.length < free) await timer.wait();
    }
    await Promise.all(running);
  }

  const ended = processJobs();
  return {
    wake: timer.wake,
    stop: () => {
      stopping.abort();
      timer.wake();
      return ended;
    },
  };
}
