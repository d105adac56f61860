import { stat } from 'node:fs/promises';
import type { AddressParts } from '../address-parts.ts';
import type { AddressesStore } from '../store/addresses-store.ts';
import type { Checkpoint } from '../store/import-batches.ts';
import { fileIdentity } from './file-identity.ts';
import { readCsv, readHeader, type CsvBlock } from './read-csv.ts';
import { createRowReader, type RowReader } from './read-row.ts';

/** What has been committed: `bytes` of `size`, and the rows loaded and skipped so far. */
export type ImportProgress = { bytes: number; size: number; loaded: number; skipped: number };
export type ImportOutcome =
  | { outcome: 'done' | 'stopped'; loaded: number; skipped: number }
  | { outcome: 'refused'; reason: string };

export type ImportDeps = {
  store: AddressesStore;
  /** Path of an AddressBase-style CSV file, UTF-8, with column names in its first line. */
  file: string;
  /** Starts from the beginning, even if an earlier import of this file was interrupted. */
  restart?: boolean;
  /** Prefix of the ids of this file's addresses; real addresses have none. */
  idPrefix?: string;
  /** The line at which an interrupted import resumes. */
  onResume?: (line: number) => void;
  onProgress?: (progress: ImportProgress) => void;
  onBadRow?: (line: number, problem: string) => void;
  /** Stops the import after the current batch; it can be resumed. */
  signal?: AbortSignal;
  /** How many bytes are read, parsed and saved at a time. */
  blockSize?: number;
};

/**
 * Loads addresses from a CSV file of any size: block by block, each saved with a checkpoint, so that an interrupted
 * import resumes where it stopped. Loading a file again changes nothing. Bad rows are reported and skipped.
 * The counts are for the whole file, earlier runs included. Throws if the file or the store can't be used.
 */
export async function importAddresses(deps: ImportDeps): Promise<ImportOutcome> {
  const {
    store,
    file,
    restart = false,
    idPrefix = '',
    onResume,
    onProgress,
    onBadRow,
    signal,
    blockSize,
  } = deps;
  const { size } = await stat(file);
  if (size === 0) return { outcome: 'refused', reason: 'The file is empty.' };
  const header = await readHeader(file);
  const reader = createRowReader(header.names, idPrefix);
  if (!reader.ok) return { outcome: 'refused', reason: describeMissing(reader.missing) };

  const identity = await fileIdentity(file);
  if (restart) await store.removeCheckpoint(identity);
  const earlier = await store.findCheckpoint(identity);
  if (earlier) onResume?.(earlier.nextLine);

  let done: Checkpoint = earlier ?? { nextByte: header.nextByte, nextLine: 2, loaded: 0, skipped: 0 };
  // Saves one batch while the next is read, since PostgreSQL runs in another process.
  let saving: Promise<void> = Promise.resolve();
  for await (const block of readCsv(file, { ...done, width: header.names.length, blockSize })) {
    const { addresses, skipped } = readBlock(block, reader.read, onBadRow);
    await saving;
    // Not before: a file without a readable row must not leave the site without addresses.
    if (!idPrefix && done.loaded === 0 && addresses.length > 0) await store.removeSample();
    const { nextByte, nextLine } = block;
    done = { nextByte, nextLine, loaded: done.loaded + addresses.length, skipped: done.skipped + skipped };
    const progress = { bytes: nextByte, size, loaded: done.loaded, skipped: done.skipped };
    saving = store.saveBatch(identity, addresses, done).then(() => onProgress?.(progress));
    // The next `await saving` handles a failure; until then it must not count as an unhandled rejection.
    saving.catch(() => {});
    if (signal?.aborted) break;
  }
  await saving;
  const { loaded, skipped } = done;
  if (signal?.aborted && done.nextByte < size) return { outcome: 'stopped', loaded, skipped };
  await store.removeCheckpoint(identity);
  return { outcome: 'done', loaded, skipped };
}

function readBlock({ rows }: CsvBlock, read: RowReader, onBadRow: ImportDeps['onBadRow']) {
  const addresses: AddressParts[] = [];
  let skipped = 0;
  for (const row of rows) {
    if ('fields' in row && row.fields.length <= 1 && !row.fields[0]?.trim()) continue;
    const result = 'fields' in row ? read(row.fields) : row;
    if ('address' in result) {
      addresses.push(result.address);
    } else {
      skipped += 1;
      onBadRow?.(row.line, result.problem);
    }
  }
  return { addresses, skipped };
}

function describeMissing(missing: string[]): string {
  const columns = missing.length === 1 ? 'this column' : 'these columns';
  return `The first line doesn't name ${columns}: ${missing.join(', ')}.`;
}
