import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Started } from './base-test.ts';

export type OtherRelease = {
  folder: string;
  /** The files for browsers that only this release has, and those that only our own build has. */
  files: string[];
  ownFiles: string[];
};

const root = new URL('../../', import.meta.url).pathname;
const sources = ['app', 'clients', 'contracts', 'platform', 'scripts', 'server', 'services'];
const configuration = ['package.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];

/**
 * What differs in the other release: the style sheet and the script of every page, and the script that starts React.
 */
const changes = {
  'app/frame/frame.css': ':root { --release: other; }',
  'app/entry.page.ts': "document.body.dataset['release'] = 'other';",
  'app/entry.client.tsx': "document.body.dataset['release'] = 'other';",
};

/** Builds another release from a copy of the sources, with changes. */
export async function buildOtherRelease(): Promise<Started<OtherRelease>> {
  const folder = mkdtempSync(join(tmpdir(), 'other-release-'));
  for (const part of [...sources, ...configuration])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(changes)) appendFileSync(join(folder, path), `\n${text}\n`);
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/.bin/react-router'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [own, other] = [assetsOf(root), assetsOf(folder)];
  return {
    value: { folder, files: onlyIn(other, own), ownFiles: onlyIn(own, other) },
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const assetsOf = (folder: string) => readdirSync(join(folder, 'build/client/assets'));
const onlyIn = (names: string[], others: string[]) => names.filter((name) => !others.includes(name));
