import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '#tests/support/content-copy.ts';
import { runCheck } from './planted-content.fixture.ts';

const toNowhere = "can't be read: it is a link to a file that is not there";
const folder = "can't be read: it is a folder or the like, with a file's name";

/** The check of a copy of the tests' content that was changed. */
async function checkAfter(change: (dir: string) => void) {
  const { dir, remove } = await copyContent();
  onTestFinished(remove);
  change(dir);
  return runCheck(dir);
}

test('links that lead nowhere and folders with a file’s name are reported, beside the faults of other files', async () => {
  const { problems, isInOrder } = await checkAfter((dir) => {
    symlinkSync('nowhere.html', join(dir, 'help/meters/old.html'));
    mkdirSync(join(dir, 'help/x.json'));
    writeFileSync(join(dir, 'footer.json'), '{');
  });
  expect(isInOrder).toBe(false);
  expect(problems).toContainEqual({ file: 'help/meters/old.html', line: undefined, problem: toNowhere });
  expect(problems).toContainEqual({ file: 'help/x.json', line: undefined, problem: folder });
  expect(problems.map(({ file }) => file)).toContain('footer.json');
});

test('a needed file that can’t be read is reported, and the check goes on', async () => {
  const { problems } = await checkAfter((dir) => {
    rmSync(join(dir, 'brand.json'));
    mkdirSync(join(dir, 'brand.json'));
  });
  expect(problems).toContainEqual({ file: 'brand.json', line: undefined, problem: folder });
});
