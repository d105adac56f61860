import type { StoredSegment } from '../../services/monitoring-intake/store/read-store.ts';

/** A segment of a replay in one line. */
export function showSegment(segment: StoredSegment): string {
  const { index_in_view: index, start, end, records_count: records, view, creation_reason: reason } = segment;
  const sizes = `${segment.compressed_segment_size} bytes (${segment.raw_segment_size} inflated)`;
  const times = `${new Date(start).toISOString()} to ${new Date(end).toISOString()}`;
  return `${index}  ${times}  ${records} records  ${sizes}  ${reason}  view ${view.id}\n`;
}
