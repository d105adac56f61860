import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { onTestFinished } from 'vitest';
import { createMonitoringIntake } from './create-monitoring-intake.ts';
import { openMonitoringStore, storeLimits } from './store/open-monitoring-store.ts';

export const session = '11111111-1111-4111-8111-111111111111';
export const view = '22222222-2222-4222-8222-222222222222';

/** For tests: an event as the SDK sends it, one line of a batch. */
export function makeEvent(more: Record<string, unknown> = {}): string {
  const url = 'https://www.larkfield.example/help-and-support/';
  const event = {
    type: 'view',
    date: 1_700_000_000_000,
    session: { id: session, type: 'user' },
    view: { id: view, name: 'help-home', url },
    _dd: { format_version: 2, document_version: 1 },
  };
  return JSON.stringify({ ...event, ...more });
}

/** For tests: the two parts of a replay post, as the SDK sends them. Facts, content and bytes can be changed. */
export function makeSegment(
  more: { facts?: Record<string, unknown>; content?: unknown; bytes?: Uint8Array<ArrayBuffer> } = {},
) {
  const records = [
    { type: 4, timestamp: 1, data: {} },
    { type: 6, timestamp: 2, data: {} },
  ];
  const raw = JSON.stringify(more.content ?? { records, session: { id: session } });
  const bytes = more.bytes ?? new Uint8Array(deflateSync(raw));
  const facts = {
    raw_segment_size: Buffer.byteLength(raw),
    compressed_segment_size: bytes.byteLength,
    start: 1_700_000_000_000,
    end: 1_700_000_004_000,
    creation_reason: 'init',
    records_count: 2,
    has_full_snapshot: true,
    index_in_view: 0,
    source: 'browser',
    application: { id: '00000000-0000-0000-0000-000000000000' },
    session: { id: session },
    view: { id: view },
    ...more.facts,
  };
  const form = new FormData();
  form.append(
    'segment',
    new Blob([bytes], { type: 'application/octet-stream' }),
    `${session}-${facts.start}`,
  );
  form.append('event', new Blob([JSON.stringify(facts)], { type: 'application/json' }));
  return { form, facts, bytes };
}

/** For tests: the embedded intake over its own folder (or a given one), with a clock that can be moved. */
export async function openTestIntake(
  given: { dir?: string; clock?: ReturnType<typeof movableClock>; limits?: Partial<typeof storeLimits> } = {},
) {
  const dir = given.dir ?? (await mkdtemp(join(tmpdir(), 'monitoring-')));
  const [clock, log] = [given.clock ?? movableClock(), recordedLog()];
  const troubles: unknown[] = [];
  const onProblem = (problem: unknown) => void troubles.push(problem);
  const store = openMonitoringStore({ dir, clock, onProblem, limits: { ...storeLimits, ...given.limits } });
  onTestFinished(async () => {
    await store.stop();
    await rm(dir, { recursive: true, force: true });
  });
  const app = createMonitoringIntake({ store, clock, logger: log });
  const post = async (path: string, body: BodyInit) => {
    const response = await app.request(path, { method: 'POST', body });
    return {
      status: response.status,
      ...((await response.json()) as { reason?: string; kept?: number; skipped?: number }),
    };
  };
  const sendBatch = (body: BodyInit, query = '') => post(`/api/v2/rum${query}`, body);
  const sendSegment = (form: BodyInit) => post('/api/v2/replay', form);
  return { dir, clock, lines: log.lines, troubles, store, app, sendBatch, sendSegment };
}

/** For tests: all items in a list. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
