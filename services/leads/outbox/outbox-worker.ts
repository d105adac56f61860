import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { jobKinds, type JobKind } from '../store/leads-tables.ts';
import type { LeadsStore } from '../store/leads-store.ts';
import type { JobHandler } from './job-outcome.ts';
import { startLane } from './start-lane.ts';

export type OutboxWorkerDeps = {
  store: Pick<LeadsStore, 'claim' | 'settle'>;
  clock: Clock;
  logger: Logger;
  /** A kind without a handler stays in the outbox, until a process that has one comes. */
  handlers: Partial<Record<JobKind, JobHandler>>;
  random?: () => number;
  pollMs?: number;
  limitMs?: number;
};

/** How soon a job is found that another process took in, or whose time has come: nobody waits for it by the second. */
const usualPollMs = 5_000;
/** The longest try: a slow mail server's whole conversation fits. */
const usualLimitMs = 60_000;
/** A lease outlives the longest try by this, for the settling and for clocks that differ between machines. */
const leaseSpareMs = 60_000;

export type OutboxWorker = {
  /** Looks for work at once; call it when a lead was taken in. */
  wake: () => void;
  /** Takes no new jobs, finishes those in hand, then resolves. */
  stop: () => Promise<void>;
};

/**
 * Works off the outbox, one lane for each kind of job, so that a mail server that hangs never holds up the CRM.
 * Any number of workers can run on one database: each job is in one hand at a time, and one whose worker died is
 * done again when its lease ends.
 */
export function startOutboxWorker(deps: OutboxWorkerDeps): OutboxWorker {
  const { handlers, random = Math.random, pollMs = usualPollMs, limitMs = usualLimitMs } = deps;
  const lanes = jobKinds.flatMap((kind) => {
    const handle = handlers[kind];
    if (!handle) return [];
    return [startLane(kind, handle, { ...deps, random, pollMs, limitMs, leaseMs: limitMs + leaseSpareMs })];
  });
  return {
    wake: () => lanes.forEach((lane) => lane.wake()),
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
