import { parseJson } from '#platform/json/parse-json.ts';
import { inflateWithin } from './inflate-within.ts';
import { segmentFacts, type SegmentFacts } from './replay-segment.ts';

/** A segment of 60,000 bytes (SPEC §9) contains about 600,000 of JSON; a snapshot of a long page several times that. */
export const inflatedLimit = 4 * 1024 * 1024;
/** The facts are some 400 bytes. */
const factsLimit = 10_000;

/** A segment with its metadata, `bytes` still compressed; or why it is invalid. */
export type SegmentRead =
  | { ok: true; facts: SegmentFacts; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: string };

/**
 * Reads the two parts of a replay post: `segment`, deflated JSON with records, and `event`, its metadata. Both must
 * be valid, and the sizes and count in the metadata must be right.
 */
export async function readSegment(form: FormData): Promise<SegmentRead> {
  const parts = [...form.keys()].toSorted().join();
  const [segment, event] = [form.get('segment'), form.get('event')];
  if (parts !== 'event,segment' || !(segment instanceof Blob)) return wrong('parts');
  const facts = segmentFacts.safeParse(await readFacts(event));
  if (!facts.success) return wrong('facts');
  const bytes = new Uint8Array(await segment.arrayBuffer());
  if (bytes.byteLength !== facts.data.compressed_segment_size) return wrong('compressed-size');
  const inflated = await inflateWithin(bytes, inflatedLimit);
  if (!inflated.ok) return wrong(inflated.reason);
  if (inflated.bytes.byteLength !== facts.data.raw_segment_size) return wrong('raw-size');
  const { records } = Object(parseJson(inflated.bytes.toString())) as { records?: unknown };
  if (!Array.isArray(records)) return wrong('content');
  if (records.length !== facts.data.records_count) return wrong('records-count');
  if (!records.every(isRecord)) return wrong('content');
  return { ok: true, facts: facts.data, bytes };
}

/** Whether this is a record. Only its type is checked: the rest is for a replay player. */
function isRecord(record: unknown): boolean {
  return typeof (Object(record) as { type?: unknown }).type === 'number';
}

async function readFacts(event: FormDataEntryValue | null): Promise<unknown> {
  if (!(event instanceof Blob))
    return event !== null && event.length <= factsLimit ? parseJson(event) : undefined;
  return event.size <= factsLimit ? parseJson(await event.text()) : undefined;
}

function wrong(reason: string): SegmentRead {
  return { ok: false, reason };
}
