import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;
const isText = new Set(['.js', '.css', '.svg', '.json', '.html', '.webmanifest']);
/** What the build adds to a file's name: a hyphen, eight characters of its hash, and the ending. */
const hashed = /-[\w-]{8}(\.\w+)$/;

/**
 * Another release, as it would be built from changed sources: a copy of the build in which every file of the browser has
 * another name, wherever it is named. Returns its folder.
 */
export function makeOtherRelease(): { folder: string; names: string[]; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'other-release-'));
  const assets = join(folder, 'build/client/assets');
  for (const part of ['build/client', 'build/server', 'server'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const part of ['node_modules', 'package.json']) symlinkSync(join(root, part), join(folder, part));

  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    // A compressed copy of what will change.
    if (/\.(?:br|gz|zst)$/.test(name)) rmSync(join(assets, name));
    else if (hashed.test(name))
      renamed.set(name, name.replace(hashed, '-otherrel$1').replace(/^/, nth(renamed)));
  }
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  const names = new RegExp(
    [...renamed.keys()].map((name) => name.replaceAll(/[.-]/g, '\\$&')).join('|'),
    'g',
  );
  for (const path of files(join(folder, 'build'))) {
    if (!isText.has(extname(path))) continue;
    const text = readFileSync(path, 'utf8');
    const changed = text.replaceAll(names, (name) => renamed.get(name) ?? name);
    if (changed !== text) writeFileSync(path, changed);
  }
  writeFileSync(join(folder, 'build/server/release'), 'the-other-release');
  return {
    folder,
    names: [...renamed.values()].map((name) => basename(name)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Two files may have had the same name but for their hash. */
const nth = ({ size }: Map<string, string>) => `n${size}-`;

function files(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
