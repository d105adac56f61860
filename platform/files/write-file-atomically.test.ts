import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFileAtomically } from './write-file-atomically.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test.each([
  ['a missing folder', false],
  ['a folder that everybody could look into', true],
])('only its owner can read what is written to %s, whatever the umask', async (_folder, isThere) => {
  const umask = process.umask(0o022);
  onTestFinished(() => void process.umask(umask));
  const data = mkdtempSync(join(tmpdir(), 'write-whole-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const outbox = join(data, 'outbox');
  if (isThere) mkdirSync(outbox, { mode: 0o755 });
  await writeFileAtomically(outbox, 'letter.eml', Buffer.from('Dear Ann'));
  expect([modeOf(outbox), modeOf(join(outbox, 'letter.eml'))]).toEqual(['700', '600']);
});
