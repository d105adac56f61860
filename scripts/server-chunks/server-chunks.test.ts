import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverChunkOf, serverEntry } from './server-chunks.ts';

const root = new URL('../../', import.meta.url).pathname;

/** The file for the first module, by who imports whom. Imports that wait for a request are not among them. */
const chunkOf = (id: string, importers: Record<string, string[]>) =>
  serverChunkOf(root + id, {
    getModuleInfo: (module) => ({
      isEntry: false,
      importers: (importers[module.replace(root, '')] ?? []).map((name) => root + name),
      code: null,
    }),
  });

test('what a start loads goes into one file, however deep', () => {
  const importers = { 'react.js': ['page.tsx', 'later.ts'], 'page.tsx': [serverEntry] };
  expect(chunkOf('react.js', importers)).toBe('start');
  expect(chunkOf(serverEntry, {})).toBe('start');
});

test('what only later parts load stays with them, even where they import each other', () => {
  expect(chunkOf('jose.js', { 'jose.js': ['provider.ts', 'sign-in.ts'] })).toBeUndefined();
  expect(chunkOf('one.js', { 'one.js': ['two.js'], 'two.js': ['one.js'] })).toBeUndefined();
});

/** The entry, what it shares with later parts, and the bundler's own few lines. */
const filesOfAStart = 3;

test(`a start of the built server loads ${filesOfAStart} files before it listens`, () => {
  const loaded = new Set<string>();
  const waiting = ['index.js'];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const code = readFileSync(`${root}build/server/${file}`, 'utf8');
    // Static imports only: `import … from "./…"`, at the start of a line.
    for (const [, path = ''] of code.matchAll(/^(?:import|export) .*?"(\.\/[^"]+\.js)";$/gm))
      waiting.push(new URL(path, `file:///${file}`).pathname.slice(1));
  }
  expect([...loaded]).toHaveLength(filesOfAStart);
});
