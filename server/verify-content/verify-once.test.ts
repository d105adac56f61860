import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createContentSource } from '#clients/content/create-content-client.ts';
import { callInProcess, type ServiceCall } from '#clients/service-call.ts';
import { createContentService } from '#services/content/content-service.ts';
import { copyContent } from '#tests/support/content-copy.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { contentFingerprint } from './content-fingerprint.ts';
import { BrokenContent } from './verify-content.ts';
import { verifyOnce } from './verify-once.ts';

const article = 'help/meters/economy-7-meters.html';

/** A copy of the tests' content, and a function that starts a site with it and returns what the start did. */
async function contentToStartWith() {
  const { dir, remove } = await copyContent({});
  const folder = mkdtempSync(join(tmpdir(), 'verified-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await remove();
  });
  const recordDir = join(folder, 'record');
  const start = async (release = 'this release') => {
    const service = createContentService({ contentDir: dir });
    let isRead = false;
    const embedded = callInProcess(service);
    const call: ServiceCall = (...request) => {
      isRead = true;
      return embedded(...request);
    };
    const source = createContentSource({ call, clock: movableClock(), logger: recordedLog() });
    try {
      const fingerprint = contentFingerprint(dir, release);
      await verifyOnce(source.anyTime, { contentDir: dir, release, recordDir, fingerprint });
      return isRead ? 'verified in full' : 'known';
    } catch (problem) {
      if (problem instanceof BrokenContent) return 'refused';
      throw problem;
    }
  };
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  return { start, write, recordDir };
}

test('content that was verified is not read again by the next start', async () => {
  const { start } = await contentToStartWith();
  expect([await start(), await start()]).toEqual(['verified in full', 'known']);
});

test('changed content is verified in full, and refused at each start while it is broken', async () => {
  const { start, write } = await contentToStartWith();
  await start();
  write(article, '<p>No whole document');
  expect([await start(), await start()]).toEqual(['refused', 'refused']);
});

test('content with a new file is verified again', async () => {
  const { start, write } = await contentToStartWith();
  await start();
  write('pages/new.json', '{}');
  expect(await start()).toBe('verified in full');
});

test('another release verifies the same content again', async () => {
  const { start } = await contentToStartWith();
  await start();
  expect(await start('the next release')).toBe('verified in full');
});

test('where nothing can be recorded, each start verifies the content', async () => {
  const { start, recordDir } = await contentToStartWith();
  writeFileSync(recordDir, 'a file in the place of the folder');
  expect([await start(), await start()]).toEqual(['verified in full', 'verified in full']);
});
