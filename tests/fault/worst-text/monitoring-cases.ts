import { deflateSync } from 'node:zlib';
import { batchLimit, inflatedBatchLimit, segmentLimit } from '#contracts/monitoring-limits.ts';
import { monitoringPaths } from '#contracts/monitoring-paths.ts';
import { placeholderClientToken } from '#contracts/monitoring-settings.ts';
import { segmentFacts } from '#services/monitoring-intake/replay-segment.ts';
import { inflatedLimit } from '#services/monitoring-intake/read-segment.ts';
import { rumEvent } from '#services/monitoring-intake/store/rum-event.ts';
import { makeEvent, makeSegment } from '#services/monitoring-intake/measurements.fixture.ts';
import type { Case } from './run-cases.ts';
import { jsonEscaped, someUnits, textOf, unitNames } from './worst-texts.ts';

const intake = monitoringPaths.intake;
const headers = { cookie: 'consent=1.performance', 'sec-fetch-site': 'same-origin' };
const query = new URLSearchParams({
  ddsource: 'browser',
  'dd-api-key': placeholderClientToken,
  'dd-request-id': '33333333-3333-4333-8333-333333333333',
});
/** The bytes of an event, or of a segment's metadata, beside its worst text. */
const otherBytes = 2 * 1024;
/** Each field of an event is tested with every fifth text, and so is a field within a field. */
const unitsPerField = 5;

/** Worst texts in what the SDK measures: events and recorded segments, compressed or not. */
export function* monitoringCases(url: string): Generator<Case> {
  const post = (path: string, name: string, body: BodyInit, more = ''): Case => ({
    group: intake + path,
    name,
    url: `${url}${intake}${path}?${query}${more}`,
    init: { method: 'POST', headers, body },
  });
  const rum = (name: string, body: string) => post('/api/v2/rum', name, body);
  const deflated = (name: string, body: string) =>
    post('/api/v2/rum', `${name}, deflated`, deflateSync(body), '&dd-evp-encoding=deflate');
  const replay = (name: string, changes: Parameters<typeof makeSegment>[0]) =>
    post('/api/v2/replay', name, makeSegment(changes).form);

  for (const [nth, field] of Object.keys(rumEvent.shape).entries())
    for (const unit of someUnits(nth, unitsPerField)) {
      const text = textOf(unit, batchLimit - otherBytes, jsonEscaped);
      yield rum(`${unit} in ${field}`, makeEvent({ [field]: text }));
      yield rum(`${unit} within ${field}`, makeEvent({ [field]: { id: text, name: text.slice(0, 1) } }));
    }
  for (const unit of unitNames) {
    const text = textOf(unit, batchLimit - otherBytes, jsonEscaped);
    yield rum(`${unit} in a message`, makeEvent({ type: 'error', error: { message: text } }));
    yield deflated(`${unit} in a message`, makeEvent({ error: { message: text } }));
    yield rum(`${unit} as a batch`, textOf(unit, batchLimit));
    for (const field of Object.keys(segmentFacts.def.shape).filter((_, nth) => nth % unitsPerField === 0))
      yield replay(`${unit} in ${field}`, {
        facts: { [field]: textOf(unit, segmentLimit / 2, jsonEscaped) },
      });
    yield replay(`${unit} in a record`, {
      content: { records: [{ data: textOf(unit, inflatedLimit - otherBytes, jsonEscaped) }, {}] },
    });
  }
  yield rum('thousands of lines that are no events', '{}\n'.repeat(batchLimit / 3));
  yield rum('thousands of lines without an end', '{"a":\n'.repeat(batchLimit / 6));
  yield rum('lists in lists', '['.repeat(batchLimit));
  yield deflated(
    'thousands of events',
    `${makeEvent()}\n`.repeat(inflatedBatchLimit / makeEvent().length - 1),
  );
  yield deflated('a bomb', ' '.repeat(50 * inflatedBatchLimit));
  yield replay('a bomb', { bytes: new Uint8Array(deflateSync(' '.repeat(10 * inflatedLimit))) });
  yield replay('lists in lists', { bytes: new Uint8Array(deflateSync('['.repeat(inflatedLimit))) });
}
