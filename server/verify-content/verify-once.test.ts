import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  return { start, write, recordDir, dir };
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

test('content that changes without becoming longer or shorter is verified again', async () => {
  const { start, write } = await contentToStartWith();
  write('pages/new.json', '{"a":1}');
  await start();
  write('pages/new.json', '{"a":2}');
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

test.each(['help/meters/.#energy-theft.html', '.#brand.json', 'help/old.json'])(
  'a link %s that leads nowhere doesn’t prevent a start',
  async (file) => {
    const { start, dir } = await contentToStartWith();
    symlinkSync('editor@host.4711:1700000000', join(dir, file));
    expect([await start(), await start()]).toEqual(['verified in full', 'known']);
  },
);

test('a folder named like a data file doesn’t prevent a start, and what is in it is verified', async () => {
  const { start, write, dir } = await contentToStartWith();
  mkdirSync(join(dir, 'help/x.json'));
  expect(await start()).toBe('verified in full');
  write('help/x.json/new.json', '{}');
  expect(await start()).toBe('verified in full');
});

test('a needed file that is a link to nowhere is refused as broken content', async () => {
  const { start, dir } = await contentToStartWith();
  rmSync(join(dir, article));
  symlinkSync('nowhere.html', join(dir, article));
  expect(await start()).toBe('refused');
});

test('content that is reached by links is verified again when it changes', async () => {
  const { start, write, dir } = await contentToStartWith();
  const linked = mkdtempSync(join(tmpdir(), 'linked-'));
  onTestFinished(() => rmSync(linked, { recursive: true }));
  symlinkSync(linked, join(dir, 'linked'));
  expect([await start(), await start()]).toEqual(['verified in full', 'known']);
  write('linked/new.json', '{}');
  expect(await start()).toBe('verified in full');
});

test('links that lead back to the folder itself don’t prevent a start', async () => {
  const { start, dir } = await contentToStartWith();
  for (const link of ['here', 'help/up']) symlinkSync(dir, join(dir, link));
  expect([await start(), await start()]).toEqual(['verified in full', 'known']);
});
