import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { ConceptMatch } from './concepts.ts';
import type { ReadText } from './read-text.ts';
import { engineOptions, type FieldStems, type ArticleIndex } from './index-articles.ts';
import { createVocabulary, type VocabularyEntry } from './vocabulary.ts';

/** Only the newest files stay: an index takes nearly a megabyte, and each change of the content creates another. */
const mostFiles = 8;

/** A `ReadText` with plain arrays, as JSON needs. */
type SavedText = {
  text: string;
  starts: number[];
  ends: number[];
  stems: string[];
  concepts: ConceptMatch[];
};
type SavedIndex = {
  engine: AsPlainObject;
  vocabulary: VocabularyEntry[];
  frequencies: [string, number][];
  articles: { stems: FieldStems; title: SavedText; summary: SavedText }[];
};

/** What an index is built from. */
type IndexedContent = { articles: readonly object[] } & Record<string, unknown>;

/** Indexes saved in a folder, which belongs to one release: another may index the same articles differently. */
export type IndexFiles = {
  /** The index of this content, from its file; without a file, `build` creates the index, which is then saved. */
  load: (content: IndexedContent, build: () => Promise<ArticleIndex>) => Promise<ArticleIndex>;
};

/**
 * Saves indexes in files named by the hash of the content that they were built from. They only save time: if they can't
 * be written or read, each process builds its own index.
 */
export function createIndexFiles(dir: string): IndexFiles {
  return {
    async load(content, build) {
      const name = `${hashOf(content)}.json`;
      const saved = await readFile(join(dir, name), 'utf8')
        .then(parseIndex)
        .catch(() => undefined);
      if (saved) return saved;
      const index = await build();
      await save(dir, name, index).catch(() => {});
      return index;
    },
  };
}

/** Article by article: the text of all at once takes megabytes, which V8 frees only when it collects the whole heap. */
function hashOf({ articles, ...others }: IndexedContent): string {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const article of articles) hash.update(JSON.stringify(article));
  return hash.digest('hex');
}

/** Readable by all users, unlike visitors' data: the site may run as a different user from the one that built it. */
async function save(dir: string, name: string, index: ArticleIndex): Promise<void> {
  await mkdir(dir, { recursive: true });
  // Several processes may save the same index.
  const part = join(dir, `${name}.${randomUUID()}.part`);
  await writeFile(part, serializeIndex(index));
  await rename(part, join(dir, name));
  const names = await readdir(dir);
  const files = await Promise.all(
    names.map(async (file) => ({ file, writtenAt: (await stat(join(dir, file))).mtimeMs })),
  );
  const oldest = files.toSorted((a, b) => b.writtenAt - a.writtenAt).slice(mostFiles);
  for (const { file } of oldest) await rm(join(dir, file), { force: true });
}

function serializeIndex({ engine, vocabulary, frequencies, articles }: ArticleIndex): string {
  return JSON.stringify({
    engine: engine.toJSON(),
    vocabulary: vocabulary.entries(),
    frequencies: [...frequencies],
    articles: articles.map(({ stems, title, summary }) => ({
      stems,
      title: toSaved(title),
      summary: toSaved(summary),
    })),
  } satisfies SavedIndex);
}

async function parseIndex(json: string): Promise<ArticleIndex> {
  const { engine, vocabulary, frequencies, articles } = JSON.parse(json) as SavedIndex;
  return {
    // Pauses now and then to let requests through.
    engine: await MiniSearch.loadJSAsync(engine, engineOptions),
    vocabulary: createVocabulary(vocabulary),
    frequencies: new Map(frequencies),
    articles: articles.map(({ stems, title, summary }) => ({
      stems,
      title: fromSaved(title),
      summary: fromSaved(summary),
    })),
  };
}

function toSaved({ text, starts, ends, stems, concepts }: ReadText): SavedText {
  return { text, starts: [...starts], ends: [...ends], stems: [...stems], concepts: [...concepts] };
}

function fromSaved({ starts, ends, ...text }: SavedText): ReadText {
  return { ...text, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}
