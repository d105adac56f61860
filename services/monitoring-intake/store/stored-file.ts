/** A stored post: a batch of events, or a segment of one session's replay. */
export type StoredFile = {
  kind: 'batch' | 'segment';
  /** When it arrived, in milliseconds since 1970. */
  at: number;
  bytes: number;
  session?: string;
  day: string;
  name: string;
};

const timeDigits = 13;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const form = new RegExp(`^(\\d{${timeDigits}})\\.(\\d{1,9})\\.${uuid}\\.(?:(batch)|(${uuid})\\.(segment))$`);

/**
 * The path of a stored post, below a folder for its day (UTC). The name contains its time, size and
 * session, so that a sweep needs only a listing; a random part makes it unique across processes.
 */
export function nameFile(at: number, bytes: number, session?: string): { day: string; name: string } {
  const kind = session === undefined ? 'batch' : `${session}.segment`;
  return {
    day: dayOf(at),
    name: [String(at).padStart(timeDigits, '0'), bytes, crypto.randomUUID(), kind].join('.'),
  };
}

/** Parses a name; undefined for a foreign file. */
export function readName(day: string, name: string): StoredFile | undefined {
  const [, at, bytes, batch, session] = form.exec(name) ?? [];
  if (at === undefined) return undefined;
  const kind = batch ? 'batch' : 'segment';
  return { kind, at: Number(at), bytes: Number(bytes), ...(session && { session }), day, name };
}

/** When an unfinished file was started, from its name; undefined for any other file. */
export function timeOfUnfinished(name: string): number | undefined {
  const at = /^\.(\d{13})\..+\.tmp$/.exec(name)?.[1];
  return at === undefined ? undefined : Number(at);
}

/** Disks allocate whole blocks, so many small files can fill a disk too. */
export const blockBytes = 4096;

/** About how many disk blocks a file of this size takes. */
export function blocksOf(bytes: number): number {
  return Math.ceil(bytes / blockBytes);
}

/** About how many bytes a file of this size takes on the disk. */
export function onDisk(bytes: number): number {
  return blocksOf(bytes) * blockBytes;
}

/** The day of a moment, in UTC, like 2026-11-22. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
