import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { customerRecords, type CustomerRecord } from '#contracts/customer-records.ts';
import { parseJson } from '#platform/json/parse-json.ts';

/** The records of the sample customers, from `content/identity/records.json`; empty without that file. */
export function readRecords({ contentDir }: { contentDir: string }): CustomerRecords {
  const file = join(contentDir, 'identity', 'records.json');
  const read = existsSync(file)
    ? customerRecords.safeParse(parseJson(readFileSync(file, 'utf8')))
    : undefined;
  if (read && !read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.') || 'the JSON';
    throw new Error(
      `${file} can't be used: ${place}: ${issue?.message}. Run 'npm run content:check' for the line.`,
    );
  }
  return recordsOf(read?.data.records ?? []);
}

export type CustomerRecords = ReturnType<typeof recordsOf>;

export function recordsOf(records: CustomerRecord[]) {
  return { findById: (id: string) => records.find((record) => record.id === id) };
}
