import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { batchLimit, batchLinesLimit } from '#contracts/monitoring-limits.ts';
import { collect, openTestIntake, makeEvent, session, view } from './measurements.fixture.ts';
import { readEvents } from './store/read-store.ts';

async function storedEvents(dir: string) {
  return collect(readEvents(dir, ''));
}

test('a batch is stored, one event per line, and can be read as soon as the response arrives', async () => {
  const { sendBatch, dir } = await openTestIntake();
  const error = makeEvent({
    type: 'error',
    error: { message: 'broken', type: 'TypeError', stack: 'at app' },
  });
  expect(await sendBatch(`${makeEvent()}\n${error}`)).toEqual({ status: 202, kept: 2, skipped: 0 });
  expect(await storedEvents(dir)).toMatchObject([
    { type: 'view', session: { id: session }, view: { id: view, name: 'help-home' } },
    { type: 'error', error: { message: 'broken', type: 'TypeError' } },
  ]);
});

test('telemetry of the SDK, which may have no session, is stored', async () => {
  const { sendBatch } = await openTestIntake();
  const telemetry = JSON.stringify({ type: 'telemetry', date: 1_700_000_000_000, view: {}, telemetry: {} });
  expect(await sendBatch(telemetry)).toMatchObject({ status: 202, kept: 1 });
});

test('invalid lines are skipped and logged; the others are stored', async () => {
  const { sendBatch, dir, lines } = await openTestIntake();
  const others = [
    'robin@example.com',
    '{"type":"view"',
    '[]',
    'null',
    '"view"',
    '{}',
    makeEvent({ type: 'View!' }),
    makeEvent({ date: 'today' }),
    makeEvent({ date: 1e300 }),
    makeEvent({ session: { id: '../../../etc/passwd' } }),
    makeEvent({ view: { id: 'x' } }),
    '['.repeat(100_000),
  ];
  const batch = [...others, makeEvent(), '', '  '].join('\n');
  expect(await sendBatch(batch)).toEqual({ status: 202, kept: 1, skipped: others.length });
  expect(await storedEvents(dir)).toHaveLength(1);
  expect(lines).toEqual([
    { level: 'warn', event: 'monitoring-lines-skipped', skipped: others.length, times: 1 },
  ]);
});

test.each([
  ['empty', '', 'no-events'],
  ['no events at all', 'one\ntwo', 'no-events'],
  ['not UTF-8', new Uint8Array([0xff, 0xfe, 0x7b]), 'unreadable'],
])('a batch that is %s is refused, and nothing is stored', async (_, body, reason) => {
  const { sendBatch, dir } = await openTestIntake();
  expect(await sendBatch(body)).toEqual({ status: 400, reason });
  expect(await storedEvents(dir)).toEqual([]);
});

const deflated = '?dd-evp-encoding=deflate';

test('a batch over the limit is refused', async () => {
  const { sendBatch } = await openTestIntake();
  expect(await sendBatch('x'.repeat(batchLimit + 1))).toEqual({ status: 413, reason: 'too-large' });
});

test('a batch with more lines than the SDK ever sends is refused, and nothing is stored; one at the limit is stored', async () => {
  const { sendBatch, dir } = await openTestIntake();
  const lines = Array.from({ length: batchLinesLimit }, () => makeEvent());
  const send = (batch: string[]) => sendBatch(new Uint8Array(deflateSync(batch.join('\n'))), deflated);
  expect(await send([...lines, makeEvent()])).toEqual({ status: 413, reason: 'too-large' });
  expect(await storedEvents(dir)).toEqual([]);
  expect(await send(lines)).toEqual({ status: 202, kept: batchLinesLimit, skipped: 0 });
});

test('a deflated batch is read like any other', async () => {
  const { sendBatch, dir } = await openTestIntake();
  expect(await sendBatch(new Uint8Array(deflateSync(makeEvent())), deflated)).toMatchObject({ kept: 1 });
  expect(await storedEvents(dir)).toHaveLength(1);
});

test.each([
  ['cut off', deflateSync(makeEvent()).subarray(0, -5)],
  ['no deflate stream', Buffer.from(makeEvent())],
  ['followed by something else', Buffer.concat([deflateSync(makeEvent()), Buffer.from('more')])],
  ['a bomb', deflateSync(`${makeEvent()}\n${' '.repeat(20_000_000)}`)],
])('a deflated batch that is %s is refused', async (_, bytes) => {
  const { sendBatch, dir } = await openTestIntake();
  expect(await sendBatch(new Uint8Array(bytes), deflated)).toEqual({ status: 400, reason: 'unreadable' });
  expect(await storedEvents(dir)).toEqual([]);
});
