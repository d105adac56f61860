import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { batchLimit, inflatedBatchLimit, segmentLimit } from '#contracts/monitoring-limits.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { throttledLog } from '#platform/logger/throttled-log.ts';
import { createSemaphore } from './create-semaphore.ts';
import { inflateWithin } from './inflate-within.ts';
import { readBatch } from './read-batch.ts';
import { readSegment } from './read-segment.ts';
import type { MonitoringStore } from './store/open-monitoring-store.ts';

type Deps = { store: Pick<MonitoringStore, 'storeBatch' | 'storeSegment'>; clock: Clock; logger: Logger };

/** A small body may inflate a thousandfold, so only this many are inflated concurrently; the others wait compressed. */
const openedAtOnce = 2;

/**
 * Takes the place of the monitoring provider: stores what browsers measured, durably before it responds with 202.
 * SPEC §7, last line. POST /api/v2/rum, one JSON event per line (deflated with `dd-evp-encoding=deflate`);
 * POST /api/v2/replay, multipart with `segment` and `event`. Errors: 400 with a reason, 413; 500 when it couldn't be
 * stored, logged by its code.
 */
export function createMonitoringIntake({ store, clock, logger }: Deps) {
  const logSkipped = throttledLog((fields) => logger.warn('monitoring-lines-skipped', fields), clock);
  const logNotStored = throttledLog((fields) => logger.error('monitoring-not-kept', fields), clock);

  const inTurn = createSemaphore(openedAtOnce);

  async function acknowledge(c: Context, stored: Promise<void>, counts: { kept: number; skipped: number }) {
    try {
      await stored;
      return c.json(counts, 202);
    } catch (problem) {
      // Only the code: a message could repeat what a visitor sent.
      logNotStored({
        code: problem instanceof Error && 'code' in problem ? String(problem.code) : 'unexpected',
      });
      return c.json({ reason: 'not-kept' }, 500);
    }
  }

  const app = new Hono()
    .post('/api/v2/rum', atMost(batchLimit), async (c) => {
      const { text, batch } = await inTurn(async () => {
        const read = await readText(c);
        return { text: read, batch: await readBatch(read ?? '') };
      });
      if (!batch) return tooLarge(c);
      const { events, skipped } = batch;
      if (skipped > 0) logSkipped({ skipped });
      if (events.length === 0) return refuse(c, text === undefined ? 'unreadable' : 'no-events');
      return acknowledge(c, store.storeBatch(events), { kept: events.length, skipped });
    })
    .post('/api/v2/replay', atMost(segmentLimit), async (c) => {
      const form = await c.req.formData().catch(() => undefined);
      if (!form) return refuse(c, 'unreadable');
      const read = await inTurn(() => readSegment(form));
      if (!read.ok) return refuse(c, read.reason);
      return acknowledge(c, store.storeSegment(read.facts, read.bytes), { kept: 1, skipped: 0 });
    });
  // A truncated body.
  app.onError((_, c) => refuse(c, 'unreadable'));
  return app;
}

/** The body as text; undefined if it is truncated, not UTF-8, or not a deflate stream within the limit. */
async function readText(c: Context): Promise<string | undefined> {
  try {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const isDeflated = c.req.query('dd-evp-encoding') === 'deflate';
    const inflated = isDeflated
      ? await inflateWithin(body, inflatedBatchLimit)
      : { ok: true as const, bytes: body };
    return inflated.ok ? new TextDecoder('utf-8', { fatal: true }).decode(inflated.bytes) : undefined;
  } catch {
    return undefined;
  }
}

function atMost(maxSize: number) {
  return bodyLimit({ maxSize, onError: tooLarge });
}

function tooLarge(c: Context) {
  return c.json({ reason: 'too-large' }, 413);
}

function refuse(c: Context, reason: string) {
  return c.json({ reason }, 400);
}
