import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { onContentChange } from './on-content-change.ts';

test('a file that is changed, added or removed anywhere in the folder is noticed', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(dir, 'help/meters'), { recursive: true });
  const article = join(dir, 'help/meters/a.html');
  await writeFile(article, 'before');
  let changes = 0;
  onTestFinished(onContentChange(dir, () => void (changes += 1)));
  for (const change of [
    () => writeFile(article, 'after'),
    () => writeFile(join(dir, 'help/meters/b.html'), 'new'),
    () => rm(article),
  ]) {
    const before = changes;
    await change();
    await expect.poll(() => changes).toBeGreaterThan(before);
  }
});
