import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCustomers } from './read-customers.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'customers-'));
const file = join(contentDir, 'identity/customers.json');
mkdirSync(join(contentDir, 'identity'));
afterAll(() => rmSync(contentDir, { recursive: true }));

const passwordHash = 'scrypt:16384:8:5:c2FsdA:aGFzaA';
const customer = { id: 'ann', email: 'ann@example.com', name: 'Ann', passwordHash };

test.each([
  ['text that is not JSON', `{"customers": [{"passwordHash": ${passwordHash}}]}`, 'the JSON'],
  [
    'a missing field',
    JSON.stringify({ customers: [customer, { ...customer, email: undefined }] }),
    'customers.1.email',
  ],
])('%s is reported with the file and the place, and without its text', (_, text, place) => {
  writeFileSync(file, text);
  // A package of the server adds what was expected to these messages, for the whole process.
  const hint = "Run 'npm run content:check' for the line.";
  expect(() => readCustomers({ contentDir })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(
          `^${file} can't be used: ${place}: Invalid input(?:: expected \\w+, received undefined)?\\. ${hint}$`,
        ),
      ) as unknown,
    }),
  );
});
