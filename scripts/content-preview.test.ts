import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const dataDir = mkdtempSync(join(tmpdir(), 'content-preview-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function preview(article: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/content-preview.ts', article], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
  });
  return { status, stdout, stderr };
}

test.each([
  ['nocat/economy-7-meters', /^There is no category ‘nocat’: there are bills-and-payments, .+\.\n$/],
  ['meters/nope', /^There is no article content\/help\/meters\/nope\.html\.\n$/],
])('no link is printed for %s, which does not exist', (article, reason) => {
  expect(preview(article)).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(reason) });
  expect(existsSync(join(dataDir, 'session-secret'))).toBe(false);
});

test.each([
  ['an article of the folder', 'meters/economy-7-meters', {}],
  [
    'an article of a content service, whose articles are not in the folder',
    'meters/nope',
    { CONTENT_URL: 'https://cms.example' },
  ],
])('a link is printed for %s', (_, article, env) => {
  const { status, stdout } = preview(article, env);
  expect(status).toBe(0);
  expect(stdout).toContain(`http://localhost:3000/help-and-support/preview/${article}?seal=`);
});
