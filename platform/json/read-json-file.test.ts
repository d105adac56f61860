import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { customerRecords } from '#contracts/customer-records.ts';
import { identityCustomers } from '#contracts/identity.ts';
import { readJsonFile } from './read-json-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'json-file-'));
const file = join(folder, 'data.json');
afterAll(() => rmSync(folder, { recursive: true }));

const readCustomers = () => readJsonFile(file, identityCustomers);
const readRecords = () => readJsonFile(file, customerRecords);

const passwordHash = 'scrypt:16384:8:5:c2FsdA:aGFzaA';
const customer = { id: 'ann', email: 'ann@example.com', name: 'Ann', passwordHash };
const withoutEmail = { customers: [customer, { ...customer, email: undefined }] };
const record = { id: 'ann', customer: { firstName: 'Ann', email: 'ann@example.com' } };

test.each([
  ['customers that are not JSON', readCustomers, `{"customers": [${passwordHash}]}`, 'the JSON'],
  ['a customer without an email', readCustomers, JSON.stringify(withoutEmail), 'customers.1.email'],
  [
    'a record without a surname',
    readRecords,
    JSON.stringify({ records: [record] }),
    'records.0.customer.surname',
  ],
])('%s is reported with the file and the place, and nothing of the text', (_, read, text, place) => {
  writeFileSync(file, text);
  // A package of the server adds what was expected to these messages, for the whole process.
  const hint = "Run 'npm run content:check' for the line.";
  expect(read).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(
          `^${file} can't be used: ${place}: Invalid input(?:: expected \\w+, received undefined)?\\. ${hint}$`,
        ),
      ) as unknown,
    }),
  );
});

test('without a file there is nothing, and a valid one is read', () => {
  expect(readJsonFile(join(folder, 'none.json'), identityCustomers)).toBeUndefined();
  writeFileSync(file, JSON.stringify({ customers: [customer] }));
  expect(readCustomers()?.customers).toEqual([customer]);
});
