import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRecords } from './read-records.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'records-'));
const file = join(contentDir, 'identity/records.json');
mkdirSync(join(contentDir, 'identity'));
afterAll(() => rmSync(contentDir, { recursive: true }));

test.each([
  ['text that is not JSON', '{"records": [{"id": ann}]}', 'the JSON'],
  [
    'a missing field',
    '{"records": [{"id": "ann", "customer": {"firstName": "Ann"}}]}',
    'records.0.customer.surname',
  ],
])('%s is reported with the file and the place, and without its text', (_, text, place) => {
  writeFileSync(file, text);
  // A package of the server adds what was expected to these messages, for the whole process.
  const hint = "Run 'npm run content:check' for the line.";
  expect(() => readRecords({ contentDir })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(
          `^${file} can't be used: ${place}: Invalid input(?:: expected \\w+, received undefined)?\\. ${hint}$`,
        ),
      ) as unknown,
    }),
  );
});
