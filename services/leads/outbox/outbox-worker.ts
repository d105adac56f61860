import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { jobKinds, type JobKind } from '../store/leads-tables.ts';
import type { LeadsStore } from '../store/leads-store.ts';
import type { JobHandler } from './job-outcome.ts';
import { startJobWorker } from './job-worker.ts';

export type OutboxWorkerDeps = {
  store: Pick<LeadsStore, 'claim' | 'recordResult'>;
  clock: Clock;
  logger: Logger;
  /** Jobs without a handler stay in the outbox until a process has one. */
  handlers: Partial<Record<JobKind, JobHandler>>;
  random?: () => number;
  pollMs?: number;
  limitMs?: number;
};

/** Poll interval for jobs from other processes and for jobs that become due; seconds don't matter for these. */
const defaultPollMs = 5_000;
/** The longest attempt: enough for the whole conversation with a slow mail server. */
const defaultLimitMs = 60_000;
/** How much a lease outlives the longest attempt, for storing the result and for clock skew between machines. */
const leaseSpareMs = 60_000;

export type OutboxWorker = {
  /** Looks for work immediately; call it after a lead is accepted. */
  wake: () => void;
  /** Starts no new jobs, finishes the running ones, then resolves. */
  stop: () => Promise<void>;
};

/**
 * Processes the outbox, one lane for each kind of job, so that a mail server that hangs never blocks the CRM.
 * Any number of workers can share one database: each job has one worker at a time, and a job whose worker died is
 * retried when its lease ends.
 */
export function startOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  const { handlers, random = Math.random, pollMs = defaultPollMs, limitMs = defaultLimitMs } = deps;
  const lanes = jobKinds.flatMap((kind) => {
    const handle = handlers[kind];
    if (!handle) return [];
    return [
      startJobWorker(kind, handle, { ...deps, random, pollMs, limitMs, leaseMs: limitMs + leaseSpareMs }),
    ];
  });
  return {
    wake: () => lanes.forEach((lane) => lane.wake()),
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
