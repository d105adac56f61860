import { join } from 'node:path';
import type { Clock } from '#platform/clock/clock.ts';
import { writeFileAtomically } from '#platform/files/write-file-atomically.ts';
import type { SegmentFacts } from '../replay-segment.ts';
import { nameFile, onDisk } from './stored-file.ts';
import { sweep } from './sweep.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const storeLimits = {
  /** About a hundred thousand page views with a fifth of them recorded; small enough for any disk. */
  bytes: 1024 * 1024 * 1024,
  /** Long enough to compare with last month, and for data protection no longer than that. */
  ageMs: 30 * dayMs,
  /** A timer also sweeps, so that old data is deleted even while nothing arrives. */
  sweepEveryMs: 10 * 60 * 1000,
};
/** A sweep leaves 10 % of the limit free; each process sweeps again after writing 2 %, so five stay within it. */
const [sweptTo, share] = [0.9, 0.02];

type Deps = {
  /** `DATA_DIR/monitoring`. */
  dir: string;
  clock: Clock;
  /** Called when a sweep fails. */
  onProblem: (problem: unknown) => void;
  limits?: typeof storeLimits;
};

/**
 * Stores batches and segments as files. Each is written atomically, and is on the disk when `store…` resolves. Deletes
 * what exceeds the limits of size and age, also at the start. Several processes may share the folder.
 */
export function openMonitoringStore({ dir, clock, onProblem, limits = storeLimits }: Deps) {
  let [sweptAt, writtenSince] = [-Infinity, 0];
  let sweeping: Promise<void> | undefined;

  async function startSweep(): Promise<void> {
    [sweptAt, writtenSince] = [clock.monotonic(), 0];
    const { ageMs, bytes } = limits;
    await sweep(dir, { now: clock.now(), ageMs, bytes: bytes * sweptTo }).catch(onProblem);
  }
  const sweepNow = () => (sweeping ??= startSweep().finally(() => (sweeping = undefined)));

  async function keep(content: Uint8Array, session?: string): Promise<void> {
    const { day, name } = nameFile(clock.now(), content.byteLength, session);
    await writeFileAtomically(join(dir, day), name, content);
    writtenSince += onDisk(content.byteLength);
    const isDue = clock.monotonic() - sweptAt >= limits.sweepEveryMs || writtenSince > limits.bytes * share;
    if (isDue) await sweepNow();
  }

  const swept = sweepNow();
  const timer = setInterval(() => void sweepNow(), limits.sweepEveryMs).unref();
  return {
    /** Resolves when the first sweep has finished. */
    swept,
    storeBatch: (events: string[]) => keep(Buffer.from(`${events.join('\n')}\n`)),
    /** Stores the facts as one line of JSON, then the segment's bytes, still deflated. */
    storeSegment: (facts: SegmentFacts, segment: Uint8Array) =>
      keep(Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), segment]), facts.session.id),
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}

export type MonitoringStore = ReturnType<typeof openMonitoringStore>;
