import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
const textFile = join(dataDir, 'text.db');
writeFileSync(textFile, 'Not a database: a text of some length.\n'.repeat(100));
const damagedFile = join(dataDir, 'damaged.db');
const damaged = new DatabaseSync(damagedFile);
damaged.exec('create table notes (words text)');
damaged.close();
/** SQLite's own header has 100 bytes; the tables follow. */
writeFileSync(damagedFile, readFileSync(damagedFile).fill('x', 100));
afterAll(() => rmSync(dataDir, { recursive: true }));
const [port, metricsPort] = [String(await freePort()), String(await freePort())];

test.each([
  [
    { HOST: '192.0.2.1' },
    `The process can't listen (listen EADDRNOTAVAIL: address not available 192.0.2.1:${port}). Set HOST to an address of this machine, and PORT to a port that it may use.`,
  ],
  [
    { METRICS_PORT: metricsPort, METRICS_HOST: '192.0.2.1' },
    `The process can't listen (listen EADDRNOTAVAIL: address not available 192.0.2.1:${metricsPort}). Set METRICS_HOST to an address of this machine, and METRICS_PORT to a port that it may use.`,
  ],
  [
    { DATABASE_URL: `file:${textFile}` },
    `${textFile} is not an SQLite database, and was left as it is. Correct DATABASE_URL, or DATA_DIR if that is not set.`,
  ],
  [
    { DATABASE_URL: `file:${damagedFile}` },
    "The database of DATABASE_URL, or of DATA_DIR without it, can't be used: database disk image is malformed",
  ],
])('a start with %j ends with a message that names the settings', (env, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['server/main-services.ts'], {
    cwd: new URL('..', import.meta.url).pathname,
    encoding: 'utf8',
    env: { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'silent', ...env },
    timeout: 20_000,
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${message}\n` });
});
