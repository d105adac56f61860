import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDeflate, deflateSync, gzipSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { segmentLimit } from '#contracts/monitoring-limits.ts';
import { openTestIntake, makeSegment, session, view } from './measurements.fixture.ts';
import { inflatedLimit } from './read-segment.ts';
import { listSegments } from './store/read-store.ts';

// SPEC §7, last line: a compressed segment part and a JSON event part.
test('a segment is stored with its metadata, its bytes unchanged', async () => {
  const { sendSegment, dir } = await openTestIntake();
  const { form, facts, bytes } = makeSegment();
  expect(await sendSegment(form)).toEqual({ status: 202, kept: 1, skipped: 0 });
  const [segment, ...others] = await listSegments(dir, session);
  const { application: _application, ...expected } = facts;
  expect(others).toEqual([]);
  expect(segment).toEqual({ ...expected, file: expect.stringMatching(/^2023-11-14[\\/].+\.segment$/) });
  const file = await readFile(join(dir, segment?.file ?? ''));
  expect(file.subarray(file.indexOf('\n') + 1)).toEqual(Buffer.from(bytes));
  expect(JSON.parse(String(inflateSync(bytes)))).toHaveProperty('records');
});

test('the segments of one session, and no others, are listed in the order of recording, whatever order they arrived in', async () => {
  const { sendSegment, dir } = await openTestIntake();
  const at = (start: number, index: number, id = session) =>
    sendSegment(makeSegment({ facts: { start, index_in_view: index, session: { id } } }).form);
  await at(1_700_000_003_000, 1);
  await at(1_700_000_001_000, 0, view);
  await at(1_700_000_002_000, 0);
  const segments = await listSegments(dir, session);
  expect(segments.map(({ start, index_in_view }) => [start, index_in_view])).toEqual([
    [1_700_000_002_000, 0],
    [1_700_000_003_000, 1],
  ]);
});

test.each([
  ['session', { session: { id: '../../../../etc/passwd' } }],
  ['session', { session: { id: `${session}/../x` } }],
  ['session', { session: undefined }],
  ['view', { view: { id: 'view' } }],
  ['start', { start: 'now' }],
  ['end', { end: 1_600_000_000_000 }],
  ['records count', { records_count: 0 }],
  ['creation reason', { creation_reason: 'In <b>it</b>' }],
  ['index in view', { index_in_view: -1 }],
  ['source', { source: 'ios' }],
  ['raw size', { raw_segment_size: '100' }],
])('a segment with an invalid %s is refused: %j', async (_, facts) => {
  const { sendSegment, dir } = await openTestIntake();
  expect(await sendSegment(makeSegment({ facts }).form)).toEqual({ status: 400, reason: 'facts' });
  expect(await listSegments(dir, session)).toEqual([]);
});

test.each([
  ['compressed-size', { facts: { compressed_segment_size: 7 } }],
  ['raw-size', { facts: { raw_segment_size: 7 } }],
  ['records-count', { facts: { records_count: 3 } }],
  ['content', { content: 'words' }],
  ['content', { content: { records: 'none' } }],
  ['content', { content: { records: ['a', 'b'] } }],
  ['content', { content: [{ type: 4 }] }],
  ['damaged', { bytes: new Uint8Array(deflateSync('{"records":[]}').subarray(0, -3)) }],
  ['damaged', { bytes: new Uint8Array(gzipSync('{"records":[]}')) }],
  ['damaged', { bytes: new Uint8Array(Buffer.concat([deflateSync('{}'), Buffer.from('behind')])) }],
  ['damaged', { bytes: new Uint8Array() }],
])('a segment that contradicts its metadata is refused: %s', async (reason, more) => {
  const { sendSegment, dir } = await openTestIntake();
  expect(await sendSegment(makeSegment(more).form)).toEqual({ status: 400, reason });
  expect(await listSegments(dir, session)).toEqual([]);
});

test('a decompression bomb is rejected before it is fully inflated', async () => {
  const { sendSegment } = await openTestIntake();
  const megabyte = 1024 * 1024;
  const deflate = createDeflate();
  const packed = buffer(deflate);
  for (let nth = 0; nth < 500; nth += 1)
    if (!deflate.write(Buffer.alloc(megabyte))) await once(deflate, 'drain');
  deflate.end();
  const bomb = new Uint8Array(await packed);
  expect(bomb.byteLength).toBeLessThan(segmentLimit);
  const before = process.memoryUsage().arrayBuffers;
  const { form } = makeSegment({ bytes: bomb, facts: { raw_segment_size: 500 * megabyte } });
  expect(await sendSegment(form)).toEqual({ status: 400, reason: 'too-large' });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * inflatedLimit);
});

test('a segment of the maximum size is stored; a post over the limit is refused', async () => {
  const { sendSegment } = await openTestIntake();
  const text = 'x'.repeat(inflatedLimit - 1_000);
  const content = { records: [{ type: 2, text }, { type: 6 }] };
  expect(await sendSegment(makeSegment({ content }).form)).toMatchObject({ status: 202 });
  const form = new FormData();
  form.append('segment', new Blob(['x'.repeat(segmentLimit)]));
  expect(await sendSegment(form)).toEqual({ status: 413, reason: 'too-large' });
});

test.each([
  ['no segment', (form: FormData) => form.delete('segment')],
  ['no facts', (form: FormData) => form.delete('event')],
  ['two segments', (form: FormData) => form.append('segment', new Blob(['x']))],
  ['a part that nobody sends', (form: FormData) => form.append('image', new Blob(['x']))],
  ['a segment that is words', (form: FormData) => form.set('segment', 'words')],
])('a post with %s is refused', async (_, change) => {
  const { sendSegment } = await openTestIntake();
  const { form } = makeSegment();
  change(form);
  expect(await sendSegment(form)).toEqual({ status: 400, reason: 'parts' });
});

test('facts that are too long or not JSON are refused', async () => {
  const { sendSegment } = await openTestIntake();
  for (const words of ['{"session"', JSON.stringify({ ...makeSegment().facts, more: 'x'.repeat(20_000) })]) {
    const { form } = makeSegment();
    form.set('event', new Blob([words]));
    expect(await sendSegment(form)).toEqual({ status: 400, reason: 'facts' });
  }
});

test.each(['no form at all', '--x\r\nContent-Disposition: form-data; name="segment"\r\n\r\nhalf'])(
  'a post that is %j is refused',
  async (body) => {
    const { app } = await openTestIntake();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await app.request('/api/v2/replay', { method: 'POST', body, headers });
    expect([response.status, await response.json()]).toEqual([400, { reason: 'unreadable' }]);
  },
);
