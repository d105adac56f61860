import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brandFile } from '#tests/support/brand-dir.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { makeArticle, searchOver } from './articles.fixture.ts';
import { createIndexFiles } from './index-files.ts';
import { createLexicon } from './lexicon.ts';
import { indexArticles } from './index-articles.ts';
import { readRealArticles } from './real-articles.fixture.ts';
import { realisticQueries } from './realistic-queries.fixture.ts';
import { tradeSynonyms } from './synonyms.ts';

const articles = readRealArticles(brandFile('help'));

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'indexes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'indexes');
}

/** Loads the index of some articles as a new process does; says whether it was built. */
async function loadIndex(dir: string, title = 'Power cuts') {
  let isBuilt = false;
  const deps = { articles: [makeArticle({ title })], answers: [], groups: tradeSynonyms.groups };
  await createIndexFiles(dir).load(deps, () => {
    isBuilt = true;
    return indexArticles({ ...deps, lexicon: createLexicon(tradeSynonyms) });
  });
  return isBuilt ? 'built' : 'from its file';
}

test('an index from its file finds, corrects and suggests exactly what the built index does', async () => {
  const indexDir = newFolder();
  const built = searchOver(articles, { indexDir });
  await built.search('help');
  const [file = ''] = readdirSync(indexDir);
  expect(file).toMatch(/^[0-9a-f]{64}\.json$/);
  const fromFile = searchOver(articles, { indexDir });
  for (const typed of realisticQueries.map(([query]) => query)) {
    expect(await fromFile.search(typed), typed).toEqual(await built.search(typed));
    const start = typed.slice(0, -2);
    expect(await fromFile.suggest(start), start).toEqual(await built.suggest(start));
  }
  expect(readdirSync(indexDir)).toEqual([file]);
});

test('the next process with the same content does not build its index again', async () => {
  const dir = newFolder();
  expect([await loadIndex(dir), await loadIndex(dir)]).toEqual(['built', 'from its file']);
});

test('different content has its own index', async () => {
  const dir = newFolder();
  expect([await loadIndex(dir), await loadIndex(dir, 'Gas leaks')]).toEqual(['built', 'built']);
});

test('a file that cannot be read is replaced', async () => {
  const dir = newFolder();
  await loadIndex(dir);
  const [file = ''] = readdirSync(dir);
  writeFileSync(join(dir, file), '{ "engine": ');
  expect([await loadIndex(dir), await loadIndex(dir)]).toEqual(['built', 'from its file']);
});

test('only the newest indexes are retained', async () => {
  const dir = newFolder();
  const titles = Array.from({ length: 12 }, (_, nth) => `Article ${nth}`);
  for (const title of titles) await loadIndex(dir, title);
  expect(readdirSync(dir)).toHaveLength(8);
  expect(await loadIndex(dir, 'Article 11')).toBe('from its file');
});

test('a saved index can be read by every user: an image is built by one and run by another', async () => {
  const dir = newFolder();
  await loadIndex(dir);
  const [file = ''] = readdirSync(dir);
  const readableByAll = 0o444;
  expect(statSync(join(dir, file)).mode & readableByAll).toBe(readableByAll);
  expect(statSync(dir).mode & readableByAll).toBe(readableByAll);
});

test('if nothing can be saved, each process builds its own index, and search works', async () => {
  const indexDir = newFolder();
  writeFileSync(indexDir, 'a file in the place of the folder');
  const { titles } = searchOver([makeArticle({ title: 'Power cuts' })], { indexDir, logger: recordedLog() });
  expect(await titles('power')).toEqual(['Power cuts']);
  expect([await loadIndex(indexDir), await loadIndex(indexDir)]).toEqual(['built', 'built']);
});
