import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';

const newer = 'n'.repeat(32);
const older = 'o'.repeat(40);

/** The message of a configuration that is refused. */
function refusal(env: Record<string, string>): string {
  try {
    return `accepted with ${readConfig(env).port}`;
  } catch (problem) {
    return (problem as Error).message;
  }
}

/** The path of a file with this text. */
function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

test.each<[string, string, object, Record<string, string>?]>([
  ['SESSION_SECRET', `${newer},${older}`, { sessionSecrets: [newer, older] }],
  [
    'DATABASE_URL',
    'postgres://help:secret@db.example/help',
    { databaseUrl: 'postgres://help:secret@db.example/help' },
  ],
  [
    'CRM_WEBHOOK_URL',
    'https://crm.example/leads?key=hunter2',
    { crm: { url: 'https://crm.example/leads?key=hunter2', secret: 'signs' } },
    { CRM_WEBHOOK_SECRET: 'signs' },
  ],
])('%s may be in a file, with or without a line break at its end', (name, value, expected, others = {}) => {
  for (const end of ['', '\n', '\r\n'])
    expect(readConfig({ ...others, [`${name}_FILE`]: fileWith(value + end) })).toMatchObject(expected);
});

test('a secret from a file satisfies another setting that requires it', () => {
  const env = { PUBLIC_URL: 'https://help.example', SESSION_SECRET_FILE: fileWith(newer) };
  expect(readConfig(env).sessionSecrets).toEqual([newer]);
});

test('a file that is missing, empty or set beside its variable is named in the message, and its contents are not', () => {
  expect(refusal({ SESSION_SECRET_FILE: '/no/such/file' })).toContain(
    'SESSION_SECRET_FILE: expected a file that can be read (ENOENT)',
  );
  expect(refusal({ SESSION_SECRET_FILE: fileWith('\n') })).toContain(
    'SESSION_SECRET_FILE: expected a file that is not empty',
  );
  const both = refusal({ SESSION_SECRET_FILE: fileWith(newer), SESSION_SECRET: older });
  expect(both).toContain('SESSION_SECRET_FILE: expected nothing, since SESSION_SECRET is set as well');
  expect(both).not.toMatch(/nnn|ooo/);
  expect(refusal({ SESSION_SECRET_FILE: fileWith('short-secret') })).not.toContain('short-secret');
});

test.each([
  ['SESSION_SECRET', { PUBLIC_URL: 'https://help.example' }],
  ['SMTP_URL', { MAIL_FROM: 'help@help.example' }],
  ['CRM_WEBHOOK_SECRET', { CRM_WEBHOOK_URL: 'https://crm.example' }],
  ['MONITORING_CLIENT_TOKEN', { MONITORING_APPLICATION_ID: '6c0a8f9e-0000-4000-8000-000000000001' }],
])('a file of %s that can’t be read is the only mistake reported', (name, others) => {
  expect(refusal({ ...others, [`${name}_FILE`]: '/no/such/file' })).toBe(
    `The configuration can't be used. Correct this variable:\n  ${name}_FILE: expected a file that can be read (ENOENT)`,
  );
});

test('only secrets can be read from files', () => {
  expect(readConfig({ PORT_FILE: fileWith('4000') }).port).toBe(3000);
});
