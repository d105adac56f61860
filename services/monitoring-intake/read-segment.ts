import { inflateWithin } from './inflate-within.ts';
import { segmentFacts, type SegmentFacts } from './replay-segment.ts';

/** A segment of 60,000 bytes (SPEC §9) holds about 600,000 of JSON; a long page recorded whole has some times that. */
export const inflatedLimit = 4 * 1024 * 1024;
/** The facts are some 400 bytes. */
const factsLimit = 10_000;

/** A segment with what is told of it, `bytes` as they were compressed; or why it is none. */
export type SegmentRead =
  { ok: true; facts: SegmentFacts; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: string };

/**
 * Reads the two parts of a replay post: `segment`, deflated JSON with records, and `event`, the facts about it. Each must
 * be right, and what the facts say of sizes and count must be so.
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
  const { records } = Object(parse(inflated.bytes.toString())) as { records?: unknown };
  if (!Array.isArray(records)) return wrong('content');
  if (records.length !== facts.data.records_count) return wrong('records-count');
  if (!records.every(isRecord)) return wrong('content');
  return { ok: true, facts: facts.data, bytes };
}

/** A record of the page, which only a player reads. */
function isRecord(record: unknown): boolean {
  return typeof (Object(record) as { type?: unknown }).type === 'number';
}

async function readFacts(event: FormDataEntryValue | null): Promise<unknown> {
  if (!(event instanceof Blob))
    return event !== null && event.length <= factsLimit ? parse(event) : undefined;
  return event.size <= factsLimit ? parse(await event.text()) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wrong(reason: string): SegmentRead {
  return { ok: false, reason };
}
