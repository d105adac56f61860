import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { LeadsStore } from '../store/leads-store.ts';
import type { ClaimedJob, JobResult } from '../store/outbox-jobs.ts';
import type { JobHandler, JobOutcome } from './job-outcome.ts';
import { mostTries, retryDelay } from './retry-delay.ts';

export type RunJobDeps = {
  store: Pick<LeadsStore, 'recordResult'>;
  clock: Clock;
  logger: Logger;
  /** From 0 to below 1. */
  random: () => number;
  /** The longest an attempt may take, in ms: well below the lease, so that a job never has two workers. */
  limitMs: number;
};

/** Runs a claimed job and stores its outcome. Never rejects: a failed job is retried later, or logged as dead. */
export async function runJob(job: ClaimedJob, handle: JobHandler, deps: RunJobDeps): Promise<void> {
  const { store, clock, logger } = deps;
  const { kind, attempts, lead } = job;
  // A job that was claimed this often without ever getting an outcome probably crashes its worker: it is abandoned.
  const outcome = attempts > mostTries ? workerCrashed : await attempt(job, handle, deps.limitMs);
  const result = resultOf(outcome, attempts, clock.now(), deps.random());
  const fields = {
    kind,
    attempts,
    leadId: lead.id,
    state: result.state,
    ...('code' in result && { code: result.code }),
  };
  try {
    const isRecorded = await store.recordResult(job, result);
    if (!isRecorded) logger.warn('outbox-job-taken-over', fields);
    else if (result.state === 'done') logger.info('outbox-job', fields);
    else if (result.state === 'dead') logger.error('outbox-job', fields);
    else logger.warn('outbox-job', fields);
  } catch (problem) {
    // The job runs again when its lease ends.
    logger.error('outbox-not-settled', { ...fields, problem: nameOf(problem) });
  }
}

const workerCrashed: JobOutcome = { ok: false, code: 'never-settled', retry: false };
const tookTooLong: JobOutcome = { ok: false, code: 'took-too-long', retry: true };

async function attempt({ lead }: ClaimedJob, handle: JobHandler, limitMs: number): Promise<JobOutcome> {
  const limit = new AbortController();
  const { promise: ranOut, resolve } = Promise.withResolvers<JobOutcome>();
  const timer = setTimeout(() => {
    limit.abort();
    resolve(tookTooLong);
  }, limitMs);
  try {
    return await Promise.race([handle(lead, { signal: limit.signal }), ranOut]);
  } catch (problem) {
    return { ok: false, code: `unexpected-${nameOf(problem)}`, retry: true };
  } finally {
    clearTimeout(timer);
  }
}

function resultOf(outcome: JobOutcome, attempts: number, now: number, random: number): JobResult {
  if (outcome.ok) return { state: 'done' };
  if (!outcome.retry || attempts >= mostTries) return { state: 'dead', code: outcome.code };
  const runAt = Math.min(now + retryDelay(attempts, random), outcome.retryBy ?? Infinity);
  return { state: 'pending', runAt, code: outcome.code };
}

function nameOf(problem: unknown): string {
  return problem instanceof Error ? problem.name : typeof problem;
}
