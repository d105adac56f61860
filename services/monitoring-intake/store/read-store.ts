import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#platform/files/is-missing.ts';
import { segmentFacts, type SegmentFacts } from '../replay-segment.ts';
import { listDay, listDays } from './list-files.ts';
import { rumEvent, type RumEvent } from './rum-event.ts';
import type { StoredFile } from './stored-file.ts';

/** The metadata is the first line, some 400 bytes. */
const longestFacts = 4_096;

/** Every event stored since a day (like 2026-11-22), in order of arrival. */
export async function* readEvents(dir: string, since: string): AsyncGenerator<RumEvent> {
  for await (const file of filesSince(dir, since, 'batch')) {
    const text = await unlessGone(readFile(join(dir, file.day, file.name), 'utf8'));
    for (const line of (text ?? '').split('\n')) {
      const event = parse(line, rumEvent);
      if (event) yield event;
    }
  }
}

/** How many segments were stored since a day, by session. */
export async function countSegments(dir: string, since: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const { session = '' } of filesSince(dir, since, 'segment'))
    counts.set(session, (counts.get(session) ?? 0) + 1);
  return counts;
}

/** A stored segment: its metadata, and its file, below the store's folder. */
export type StoredSegment = SegmentFacts & { file: string };

/** The segments of a session's replay, in the order in which they were recorded. */
export async function listSegments(dir: string, session: string): Promise<StoredSegment[]> {
  const segments: StoredSegment[] = [];
  for await (const file of filesSince(dir, '', 'segment')) {
    if (file.session !== session) continue;
    const path = join(file.day, file.name);
    const facts = parse((await unlessGone(readFirstLine(join(dir, path)))) ?? '', segmentFacts);
    if (facts) segments.push({ ...facts, file: path });
  }
  return segments.toSorted((a, b) => a.start - b.start || a.index_in_view - b.index_in_view);
}

async function* filesSince(dir: string, since: string, kind: StoredFile['kind']) {
  for (const day of await listDays(dir)) {
    if (day < since) continue;
    for (const file of await listDay(dir, day)) if (file.kind === kind) yield file;
  }
}

async function readFirstLine(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(longestFacts) });
    return buffer.toString('utf8', 0, bytesRead).split('\n', 1)[0] ?? '';
  } finally {
    await file.close();
  }
}

/** A sweep may delete a file before it is read. */
async function unlessGone<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (problem) {
    if (isMissing(problem)) return undefined;
    throw problem;
  }
}

/** A line parsed by a schema; undefined if it is invalid. */
function parse<T>(line: string, form: { safeParse: (value: unknown) => { data?: T } }): T | undefined {
  try {
    return line === '' ? undefined : form.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
