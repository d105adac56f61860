import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { storedLeads } from '#tests/support/stored-leads.ts';
import { sendReading } from '#tests/support/rolling-restart/traffic.ts';
import { startSite } from '#tests/support/start-site.ts';

const longTimeout = { timeout: 60_000 };
/** Part of util-linux: limits the file size of a running process, which then behaves as on a full disk. */
const prlimit = '/usr/bin/prlimit';

async function startOwnSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'full-disk-'));
  const site = await startSite({ DATA_DIR: dataDir });
  onTestFinished(async () => {
    await site.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  const file = join(dataDir, 'help-and-support.db');
  const ready = async () => {
    const answer = await fetch(`${site.url}/readyz`);
    return [answer.status, ((await answer.json()) as { backEnds?: { database: string } }).backEnds?.database];
  };
  const post = async (nth: number) => (await sendReading(site.url, nth)).status;
  const stored = () => storedLeads('PriceCapMeterRead', dataDir).length;
  return { site, file, ready, post, stored };
}

test.runIf(existsSync(prlimit))(
  'while the disk is full /readyz answers 503 and posts fail; once there is space again both recover, and nothing is lost',
  longTimeout,
  async () => {
    const { site, file, ready, post, stored } = await startOwnSite();
    expect([await ready(), await post(1)]).toEqual([[200, 'ok'], 201]);
    const limitFiles = (bytes: string) =>
      execFileSync(prlimit, ['--pid', String(site.pid), `--fsize=${bytes}:unlimited`]);
    // Leaves half a page in the log that SQLite writes to.
    limitFiles(String(statSync(`${file}-wal`).size + 2_048));
    await expect.poll(ready, longTimeout).toEqual([503, 'failing']);
    expect(await post(2)).toBe(503);
    expect(stored()).toBe(1);
    limitFiles('unlimited');
    await expect.poll(ready, longTimeout).toEqual([200, 'ok']);
    expect(await post(2)).toBe(201);
    expect(stored()).toBe(2);
  },
);

test('while another process writes for some seconds, /readyz and pages respond as usual, and a post waits until it can write', async () => {
  const { site, file, ready, post, stored } = await startOwnSite();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const page = `${site.url}/help-and-support/meters/economy-7-meters`;
  // Work that a process does once, such as rendering the page, is not part of the time that the post may wait.
  expect([(await fetch(page)).status, await post(2)]).toEqual([200, 201]);
  other.exec('begin immediate');
  const posted = post(1);
  const asked = [1, 2, 3].map(async () => [...(await ready()), (await fetch(page)).status]);
  expect(await Promise.all(asked)).toEqual([1, 2, 3].map(() => [200, 'ok', 200]));
  expect(stored()).toBe(1);
  other.exec('commit');
  expect(await posted).toBe(201);
  expect(stored()).toBe(2);
});
