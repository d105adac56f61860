import { join } from 'node:path';
import { customerRecords, type CustomerRecord } from '#contracts/customer-records.ts';
import { readJsonFile } from '#platform/json/read-json-file.ts';

/** The records of the sample customers, from `content/identity/records.json`; empty without that file. */
export function readRecords({ contentDir }: { contentDir: string }): CustomerRecords {
  const file = join(contentDir, 'identity', 'records.json');
  return recordsOf(readJsonFile(file, customerRecords)?.records ?? []);
}

export type CustomerRecords = ReturnType<typeof recordsOf>;

export function recordsOf(records: CustomerRecord[]) {
  return { findById: (id: string) => records.find((record) => record.id === id) };
}
